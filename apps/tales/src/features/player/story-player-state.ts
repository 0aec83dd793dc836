import type { NarratorKey, StorySessionView, Turn, TurnKind } from '@doran/contract'
import type { TellingProblem, TellingStep } from '@doran/site/telling'
import {
  isAbout,
  isTelling,
  phaseOfPending,
  resume,
  type PlayerPhase,
  type SentInput,
} from './internal/player-phase'
import { undoTurn } from './internal/story-path'
import { takeStep } from './internal/take-step'
import { wordsBackFrom, writtenWords, type WrittenWords } from './internal/written-words'

export type Tellers = Pick<StorySessionView['session'], 'narrator' | 'narrators' | 'modelTurnsLeft'>

export type PlayerState = {
  session: StorySessionView['session']
  /** The path as far as it was loaded, oldest first; the last one is the leaf. */
  turns: readonly Turn[]
  previousCursor: string | null
  isLoadingOlder: boolean
  isUndoing: boolean
  /** The next teller, or the notice about it, is being agreed with the server. */
  isAgreeing: boolean
  phase: PlayerPhase
  problem: TellingProblem | null
  /** The last input that was acknowledged by `start`; its draft may go. */
  started: { kind: TurnKind; text: string } | null
  /** Words that come back to the box, where it is empty. */
  returned: WrittenWords | null
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
  /** Who tells next is shown at once; `agreed` says who it is in the end. */
  | { type: 'agreeing'; narrator?: NarratorKey }
  | { type: 'agreed'; tellers: Partial<Tellers> }
  | { type: 'problem'; problem: TellingProblem | null }
  | { type: 'dismissed' }

export function openPlayer(view: StorySessionView): PlayerState {
  return {
    session: view.session,
    turns: view.turns.toReversed(),
    previousCursor: view.previousCursor,
    isLoadingOlder: false,
    isUndoing: false,
    isAgreeing: false,
    phase: phaseOfPending(view.pending),
    problem: null,
    started: null,
    returned: wordsBackFrom(view.pending),
    isStale: false,
  }
}

export function reducePlayer(state: PlayerState, action: PlayerAction): PlayerState {
  const { phase } = state
  switch (action.type) {
    case 'sent':
      return { ...state, problem: null, phase: { name: 'sending', sent: action.sent } }
    case 'stepped':
      return takeStep(state, action.step)
    case 'settled':
      return isAbout(phase, action.turnId) ? takeStep(state, action.step) : state
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
        isAgreeing: state.isAgreeing,
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
        returned: wordsOfTurn(state, action.leafId),
        phase: { name: 'idle' },
        problem: null,
        isUndoing: false,
      }
    case 'agreeing': {
      const { narrator } = action
      const session = narrator ? { ...state.session, narrator } : state.session
      return { ...state, session, problem: null, isAgreeing: true }
    }
    case 'agreed':
      return { ...state, session: { ...state.session, ...action.tellers }, isAgreeing: false }
    case 'problem':
      return { ...state, problem: action.problem }
    case 'dismissed':
      return { ...state, problem: null, phase: isTelling(phase) ? phase : { name: 'idle' } }
  }
}

function wordsOfTurn({ turns }: PlayerState, turnId: string): WrittenWords | null {
  return writtenWords(turns.find(({ id }) => id === turnId)?.input ?? null)
}
