import type { NarratorKey, StorySessionView, Turn, TurnKind } from '@doran/contract'
import type { TellingProblem, TellingStep } from '@doran/story-reader'
import type { PlayerPhase, SentInput } from './internal/player-phase'
import type { WrittenWords } from './internal/written-words'

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
