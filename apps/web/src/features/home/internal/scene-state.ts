import type { Choice, Turn, TurnEvent } from '@doran/contract'

export type SceneProblem = { code: string; message: string }

export type SceneState =
  | { phase: 'asking' }
  | { phase: 'telling'; choice: Choice; sessionId: string | null; turn: Turn | null; text: string }
  | { phase: 'told'; choice: Choice; sessionId: string; turn: Turn; text: string }
  /** What was picked and what was told so far stay. */
  | {
      phase: 'broken'
      choice: Choice
      sessionId: string | null
      turn: Turn | null
      text: string
      problem: SceneProblem
    }
  | { phase: 'care'; choice: Choice; sessionId: string; message: string }

export type Telling = Extract<SceneState, { phase: 'telling' }>

/** Whether a delta starts behind the end of what is held; it has to be asked for again. */
export function leavesHole(state: Telling, event: TurnEvent): boolean {
  return event.type === 'delta' && event.offset > state.text.length
}

/** A turn's event, told. Text already held is never taken twice. */
export function hear(state: Telling, event: TurnEvent, failure: SceneProblem): SceneState {
  const { choice, text } = state
  const sessionId = state.sessionId ?? ''
  switch (event.type) {
    case 'start':
      return { ...state, turn: event.turn, text: longer(text, event.turn.output) }
    case 'delta':
      return { ...state, text: text + event.text.slice(text.length - event.offset) }
    case 'done':
      return { phase: 'told', choice, sessionId, turn: event.turn, text: event.turn.output }
    case 'blocked':
      return { phase: 'care', choice, sessionId, message: event.message }
    case 'failed':
      return { ...state, phase: 'broken', turn: null, problem: failure }
  }
}

function longer(left: string, right: string): string {
  return right.length > left.length ? right : left
}
