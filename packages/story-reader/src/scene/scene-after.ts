import { failureOf, isUntold, type TellingProblem, type TellingStep } from '../index.js'
import type { SceneState, Telling } from './scene-state.js'

/** The scene after a step of its one turn. */
export function sceneAfter(state: Telling, step: TellingStep): SceneState {
  const { choice, turn, text } = state
  const sessionId = state.sessionId ?? ''
  switch (step.type) {
    case 'growing':
      return { ...state, turn: step.turn, text: step.text, ahead: null }
    case 'waiting':
      return { ...state, turn: step.turn, text: step.text, ahead: step.ahead }
    case 'told':
      if (isUntold(step.turn)) return { phase: 'asking', left: choice.id }
      return { phase: 'told', choice, sessionId, turn: step.turn, text: step.turn.output }
    case 'blocked':
      return { phase: 'blocked', choice, sessionId, message: step.message }
    case 'failed': {
      const told = { ...state, turn: step.turn, text: step.turn.output }
      return broken(told, failureOf(step.turn), false)
    }
    case 'lost':
      return broken(state, step.problem, turn !== null)
    case 'refused':
      if (step.problem.code === 'AI_NOTICE_NEEDED')
        return { phase: 'notice', choice, sessionId, turn, text, isBusy: false, problem: null }
      return broken(state, step.problem, turn !== null && step.problem.code !== 'NOT_FOUND')
  }
}

function broken(
  { choice, sessionId, turn, text }: Telling,
  problem: TellingProblem,
  resumes: boolean,
): SceneState {
  return { phase: 'broken', choice, sessionId, turn, text, problem, resumes }
}
