import type { StorySessionView } from '@doran/contract'
import { isAbout, isTelling, phaseOfPending, resume } from './internal/player-phase'
import { undoTurn } from './internal/story-path'
import { takeStep } from './internal/take-step'
import { wordsBackFrom, writtenWords, type WrittenWords } from './internal/written-words'
import type { PlayerAction, PlayerState } from './player-state'

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
