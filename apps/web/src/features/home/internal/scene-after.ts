import { ERRORS } from '@doran/contract/errors'
import type { TellingProblem, TellingStep } from '@doran/site/telling'
import type { SceneState, Telling } from './scene-state'

const FAILED: TellingProblem = {
  code: 'STORY_UNAVAILABLE',
  message: ERRORS.STORY_UNAVAILABLE.message,
}

/** The scene after a step of its one turn. */
export function sceneAfter(state: Telling, step: TellingStep): SceneState {
  const { choice } = state
  const sessionId = state.sessionId ?? ''
  switch (step.type) {
    case 'growing':
      return { ...state, turn: step.turn, text: step.text }
    case 'told':
      return { phase: 'told', choice, sessionId, turn: step.turn, text: step.turn.output }
    case 'blocked':
      return { phase: 'care', choice, sessionId, message: step.message }
    case 'failed':
      return { ...state, phase: 'broken', turn: null, text: step.turn.output, problem: FAILED }
    case 'lost':
      return { ...state, phase: 'broken', problem: step.problem }
    case 'refused': {
      const isGone = step.problem.code === 'NOT_FOUND'
      const turn = isGone ? null : state.turn
      return { ...state, phase: 'broken', turn, problem: step.problem }
    }
  }
}
