import type { NarratorKey, StorySessionView, Turn, TurnGems, TurnKind } from '@doran/contract'
import type { StoryProblem } from '../stream/problem.js'
import type { TurnUpdate } from '../stream/turn-update.js'
import type { ReaderPhase, SentInput } from './reader-phase.js'
import type { WrittenInput } from './written-input.js'

type Session = StorySessionView['session']

export type NarratorSettings = Pick<Session, 'narrator' | 'narrators' | 'modelTurnsLeft' | 'gems'>

/** What turns cost this person, and what they have. */
export type Prices = Pick<Session, 'narrators' | 'gems'>

export type ReaderState = {
  session: Session
  /** The path as far as it was loaded, oldest first; the last one is the leaf. */
  turns: readonly Turn[]
  /** The leaf while another telling of it is told; it comes back where that is not told. */
  retold: Turn | null
  previousCursor: string | null
  isLoadingOlder: boolean
  isUndoing: boolean
  /** The next narrator, or the notice about models, is being confirmed by the server. */
  isConfirming: boolean
  phase: ReaderPhase
  problem: StoryProblem | null
  /** The last input that `start` acknowledged; its draft may go. */
  acknowledged: { kind: TurnKind; text: string } | null
  /** Of the last turn sent, with what it held at most; null until its stream has told of any. */
  turnGems: TurnGems | null
  /** Input that goes back to the box, where it is empty. */
  returned: WrittenInput | null
  /** The path on the server is not the one shown. */
  isStale: boolean
}

export type ReaderAction =
  | { type: 'sent'; sent: SentInput }
  | { type: 'updated'; update: TurnUpdate }
  | { type: 'resumed' }
  | { type: 'stopping'; isStopping: boolean }
  /** A stop's reply: where the turn stands. */
  | { type: 'settled'; turn: Turn }
  | { type: 'loaded'; view: StorySessionView; problem?: StoryProblem | undefined }
  /** What stands beside the turns changed, and the leaf did not. */
  | { type: 'refreshed'; session: Session }
  | { type: 'older'; turns: readonly Turn[]; previousCursor: string | null }
  | { type: 'undone'; leafId: string }
  /** The next narrator is shown at once; `confirmed` says who it is in the end. */
  | { type: 'confirming'; narrator?: NarratorKey }
  | { type: 'confirmed'; settings: Partial<NarratorSettings> }
  /** Gems came or went elsewhere. */
  | { type: 'priced'; prices: Prices }
  | {
      type: 'changed'
      change: Partial<
        Pick<ReaderState, 'isLoadingOlder' | 'isUndoing' | 'problem' | 'acknowledged' | 'returned'>
      >
    }
  | { type: 'dismissed' }
