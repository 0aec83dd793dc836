import type { StorySessionView, Turn, TurnEvent, TurnKind } from '@doran/contract'
import { CARE_MESSAGE } from '@doran/contract/errors'
import { settleTurn, undoTurn } from './internal/story-path'

/** What the person sent, under the id that makes a repeat a resume. */
export type SentInput = { clientTurnId: string; parentId: string; kind: TurnKind; text: string }

export type PlayerProblem = { code: string; message: string }

export type PlayerPhase =
  | { name: 'idle' }
  /** Not acknowledged yet: the draft stays. */
  | { name: 'sending'; sent: SentInput; breaks: number }
  | { name: 'streaming'; turn: Turn; text: string; stopping: boolean; breaks: number }
  /** Never acknowledged: trying again reuses the id. */
  | { name: 'unsent'; sent: SentInput }
  /** The line broke while telling: trying again resumes the same turn. */
  | { name: 'lost'; turn: Turn; text: string }
  /** The telling broke off: trying again is a new turn with the same input. */
  | { name: 'failed'; turn: Turn }
  | { name: 'blocked'; message: string }

export type PlayerState = {
  session: StorySessionView['session']
  /** The path as far as it was loaded, oldest first; the last one is the leaf. */
  turns: readonly Turn[]
  previousCursor: string | null
  isLoadingOlder: boolean
  isUndoing: boolean
  phase: PlayerPhase
  problem: PlayerProblem | null
  /** The last input that was acknowledged by `start`; its draft may go. */
  started: { kind: TurnKind; text: string } | null
  /** The path on the server is not the one shown. */
  isStale: boolean
}

export type PlayerAction =
  | { type: 'sent'; sent: SentInput }
  | { type: 'told'; event: TurnEvent }
  | { type: 'broke'; problem: PlayerProblem }
  /** `isUncertain`: the input may have arrived all the same. */
  | { type: 'refused'; problem: PlayerProblem; isUncertain: boolean }
  | { type: 'resumed' }
  | { type: 'stopping'; isStopping: boolean }
  | { type: 'settled'; turn: Turn }
  | { type: 'loaded'; view: StorySessionView; problem?: PlayerProblem | undefined }
  | { type: 'loading-older'; isLoading: boolean }
  | { type: 'older'; turns: readonly Turn[]; previousCursor: string | null }
  | { type: 'undoing'; isUndoing: boolean }
  | { type: 'undone'; leafId: string }
  | { type: 'problem'; problem: PlayerProblem | null }
  | { type: 'dismissed' }

/** A broken line is taken up again this often without new text in between. */
const BREAKS_ALLOWED = 2

export function openPlayer(view: StorySessionView): PlayerState {
  return {
    session: view.session,
    turns: view.turns.toReversed(),
    previousCursor: view.previousCursor,
    isLoadingOlder: false,
    isUndoing: false,
    phase: phaseOfPending(view.pending),
    problem: null,
    started: null,
    isStale: false,
  }
}

export function isTelling(phase: PlayerPhase): boolean {
  return phase.name === 'sending' || phase.name === 'streaming'
}

export function reducePlayer(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'sent':
      return {
        ...state,
        problem: null,
        phase: { name: 'sending', sent: action.sent, breaks: 0 },
      }
    case 'told':
      return tell(state, action.event)
    case 'broke':
      return breakOff(state, action.problem)
    case 'refused':
      return {
        ...state,
        phase:
          action.isUncertain && state.phase.name === 'sending'
            ? { name: 'unsent', sent: state.phase.sent }
            : { name: 'idle' },
        problem: action.problem,
      }
    case 'resumed':
      return resume(state)
    case 'stopping':
      return state.phase.name === 'streaming'
        ? { ...state, phase: { ...state.phase, stopping: action.isStopping } }
        : state
    case 'settled':
      return isAbout(state.phase, action.turn.id) ? settle(state, action.turn) : state
    case 'loaded':
      return { ...reload(state, action.view), problem: action.problem ?? null }
    case 'loading-older':
      return { ...state, isLoadingOlder: action.isLoading }
    case 'older':
      return {
        ...state,
        turns: [...action.turns.toReversed(), ...state.turns],
        previousCursor: action.previousCursor,
        isLoadingOlder: false,
      }
    case 'undoing':
      return { ...state, isUndoing: action.isUndoing }
    case 'undone':
      return {
        ...state,
        ...undoTurn(state, action.leafId),
        phase: { name: 'idle' },
        problem: null,
        isUndoing: false,
      }
    case 'problem':
      return { ...state, problem: action.problem }
    case 'dismissed':
      return {
        ...state,
        problem: null,
        phase: isTelling(state.phase) ? state.phase : { name: 'idle' },
      }
  }
}

function phaseOfPending(pending: Turn | null): PlayerPhase {
  if (pending?.status === 'streaming') return streamingOf(pending)
  if (pending?.status === 'failed') return { name: 'failed', turn: pending }
  if (pending?.status === 'blocked') return { name: 'blocked', message: CARE_MESSAGE }
  return { name: 'idle' }
}

function streamingOf(turn: Turn): PlayerPhase {
  return { name: 'streaming', turn, text: turn.output, stopping: false, breaks: 0 }
}

function reload(state: PlayerState, view: StorySessionView): PlayerState {
  return { ...openPlayer(view), started: state.started }
}

function tell(state: PlayerState, event: TurnEvent): PlayerState {
  switch (event.type) {
    case 'start':
      return start(state, event.turn)
    case 'delta':
      return addText(state, event.offset, event.text)
    case 'done':
      return settle(state, event.turn)
    case 'failed':
      return settle(state, keepText(state.phase, event.turn))
    case 'blocked':
      return { ...state, phase: { name: 'blocked', message: event.message } }
  }
}

function start(state: PlayerState, turn: Turn): PlayerState {
  const { phase } = state
  if (phase.name === 'streaming' && phase.turn.id === turn.id) {
    const text = turn.output.length > phase.text.length ? turn.output : phase.text
    return { ...state, phase: { ...phase, turn, text } }
  }
  const started =
    phase.name === 'sending' ? { kind: phase.sent.kind, text: phase.sent.text } : state.started
  return { ...state, started, problem: null, phase: streamingOf(turn) }
}

// Text already held is never taken twice; text that would leave a hole is not taken at all and asked for again.
function addText(state: PlayerState, offset: number, text: string): PlayerState {
  const { phase } = state
  if (phase.name !== 'streaming' || offset > phase.text.length) return state
  const fresh = text.slice(phase.text.length - offset)
  if (fresh === '') return state
  return { ...state, phase: { ...phase, text: phase.text + fresh, breaks: 0 } }
}

/** Whether a delta starts behind the end of what is held. */
export function leavesHole(phase: PlayerPhase, event: TurnEvent): boolean {
  return event.type === 'delta' && phase.name === 'streaming' && event.offset > phase.text.length
}

function keepText(phase: PlayerPhase, turn: Turn): Turn {
  return phase.name === 'streaming' && phase.text.length > turn.output.length
    ? { ...turn, output: phase.text }
    : turn
}

function settle(state: PlayerState, turn: Turn): PlayerState {
  if (turn.status === 'streaming') return { ...state, phase: streamingOf(turn) }
  if (turn.status === 'failed') return { ...state, phase: { name: 'failed', turn } }
  if (turn.status === 'blocked')
    return { ...state, phase: { name: 'blocked', message: CARE_MESSAGE } }
  const started =
    state.phase.name === 'sending'
      ? { kind: state.phase.sent.kind, text: state.phase.sent.text }
      : state.started
  return { ...state, ...settleTurn(state, turn), started, problem: null, phase: { name: 'idle' } }
}

function isAbout(phase: PlayerPhase, turnId: string): boolean {
  return (phase.name === 'streaming' || phase.name === 'lost') && phase.turn.id === turnId
}

function breakOff(state: PlayerState, problem: PlayerProblem): PlayerState {
  const { phase } = state
  if (phase.name !== 'sending' && phase.name !== 'streaming') return state
  if (phase.breaks < BREAKS_ALLOWED)
    return { ...state, phase: { ...phase, breaks: phase.breaks + 1 } }
  if (phase.name === 'sending')
    return { ...state, problem, phase: { name: 'unsent', sent: phase.sent } }
  return { ...state, problem, phase: { name: 'lost', turn: phase.turn, text: phase.text } }
}

function resume(state: PlayerState): PlayerState {
  const { phase } = state
  if (phase.name === 'unsent')
    return { ...state, problem: null, phase: { name: 'sending', sent: phase.sent, breaks: 0 } }
  if (phase.name === 'lost')
    return {
      ...state,
      problem: null,
      phase: {
        name: 'streaming',
        turn: phase.turn,
        text: phase.text,
        stopping: false,
        breaks: 0,
      },
    }
  return state
}
