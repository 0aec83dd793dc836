import type { StorySessionView, Turn, TurnKind } from '@doran/contract'
import type { TellingProblem, TellingStep } from '@doran/site/telling'
import {
  isAbout,
  isTelling,
  phaseAfter,
  phaseOfPending,
  resume,
  type PlayerPhase,
  type SentInput,
} from './internal/player-phase'
import { settleTurn, undoTurn } from './internal/story-path'

export type PlayerState = {
  session: StorySessionView['session']
  /** The path as far as it was loaded, oldest first; the last one is the leaf. */
  turns: readonly Turn[]
  previousCursor: string | null
  isLoadingOlder: boolean
  isUndoing: boolean
  phase: PlayerPhase
  problem: TellingProblem | null
  /** The last input that was acknowledged by `start`; its draft may go. */
  started: { kind: TurnKind; text: string } | null
  /** The path on the server is not the one shown. */
  isStale: boolean
}

export type PlayerAction =
  | { type: 'sent'; sent: SentInput }
  | { type: 'stepped'; step: TellingStep }
  | { type: 'resumed' }
  | { type: 'stopping'; isStopping: boolean }
  /** What a stop answered: where the turn named stands. */
  | { type: 'settled'; turnId: string; step: TellingStep }
  | { type: 'loaded'; view: StorySessionView; problem?: TellingProblem | undefined }
  | { type: 'loading-older'; isLoading: boolean }
  | { type: 'older'; turns: readonly Turn[]; previousCursor: string | null }
  | { type: 'undoing'; isUndoing: boolean }
  | { type: 'undone'; leafId: string }
  | { type: 'problem'; problem: TellingProblem | null }
  | { type: 'dismissed' }

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

export function reducePlayer(state: PlayerState, action: PlayerAction): PlayerState {
  const { phase } = state
  switch (action.type) {
    case 'sent':
      return { ...state, problem: null, phase: { name: 'sending', sent: action.sent } }
    case 'stepped':
      return step(state, action.step)
    case 'settled':
      return isAbout(phase, action.turnId) ? step(state, action.step) : state
    case 'resumed': {
      const next = resume(phase)
      return next === phase ? state : { ...state, problem: null, phase: next }
    }
    case 'stopping':
      return phase.name === 'streaming'
        ? { ...state, phase: { ...phase, stopping: action.isStopping } }
        : state
    case 'loaded':
      return {
        ...openPlayer(action.view),
        started: state.started,
        problem: action.problem ?? null,
      }
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
      return { ...state, problem: null, phase: isTelling(phase) ? phase : { name: 'idle' } }
  }
}

function step(state: PlayerState, taken: TellingStep): PlayerState {
  const phase = phaseAfter(state.phase, taken)
  switch (taken.type) {
    case 'growing':
      return isAbout(state.phase, taken.turn.id)
        ? { ...state, phase }
        : { ...state, phase, started: startedBy(state), problem: null }
    case 'told':
      return {
        ...state,
        ...settleTurn(state, taken.turn),
        phase,
        started: startedBy(state),
        problem: null,
      }
    case 'failed':
    case 'blocked':
      return { ...state, phase }
    case 'lost':
    case 'refused':
      return { ...state, phase, problem: taken.problem }
  }
}

function startedBy({ phase, started }: PlayerState): PlayerState['started'] {
  return phase.name === 'sending' ? { kind: phase.sent.kind, text: phase.sent.text } : started
}
