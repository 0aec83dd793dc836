import type { Turn } from '@doran/contract'
import { STORY_TURN_MESSAGES, blockedMessage } from '@doran/contract/story-turn/copy'
import type { TellingProblem } from './telling-problem.js'

/** A turn in the making and what is held of its text. */
export type HeldTurn = { turn: Turn; text: string }

export type TellingStep =
  /** Acknowledged, or longer than before. */
  | ({ type: 'growing' } & HeldTurn)
  /** So many turns are told before this one; null once its place has come. Every other step is the last one. */
  | ({ type: 'waiting'; ahead: number | null } & HeldTurn)
  | { type: 'told'; turn: Turn }
  /** Broke off on the server; `turn.output` is all that was told of it. */
  | { type: 'failed'; turn: Turn }
  /** Not told; `turn.halt` says why, `message` in words. */
  | { type: 'blocked'; turn: Turn; message: string }
  /** The line broke too often; the turn may still be told. */
  | { type: 'lost'; problem: TellingProblem }
  /** `isUncertain`: the input may have arrived all the same. */
  | { type: 'refused'; problem: TellingProblem; isUncertain: boolean }

/** Where a turn stands that was read whole: a pending one, or a stop's answer. */
export function stepOf(turn: Turn): TellingStep {
  switch (turn.status) {
    case 'streaming':
      return { type: 'growing', turn, text: turn.output }
    case 'failed':
      return { type: 'failed', turn }
    case 'blocked':
      return { type: 'blocked', turn, message: blockedMessage(turn.halt) }
    case 'done':
    case 'stopped':
      return { type: 'told', turn }
  }
}

/** Stopped before the first word of it came: it is no part of the story. */
export function isUntold({ status, output }: Turn): boolean {
  return status === 'stopped' && output.trim() === ''
}

/** What a turn that broke off says of itself. */
export function failureOf({ halt }: Turn): TellingProblem {
  const code = halt === 'unsafe' ? 'STORY_UNSAFE' : 'STORY_UNAVAILABLE'
  return { code, message: STORY_TURN_MESSAGES[code] }
}
