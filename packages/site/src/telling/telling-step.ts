import type { Turn } from '@doran/contract'
import { CARE_MESSAGE } from '@doran/contract/errors'
import type { TellingProblem } from './telling-problem.js'

/** A turn in the making and what is held of its text. */
export type HeldTurn = { turn: Turn; text: string }

export type TellingStep =
  /** Acknowledged, or longer than before. Every other step is the last one. */
  | ({ type: 'growing' } & HeldTurn)
  | { type: 'told'; turn: Turn }
  /** Broke off on the server; `turn.output` is all that was told of it. */
  | { type: 'failed'; turn: Turn }
  | { type: 'blocked'; message: string }
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
      return { type: 'blocked', message: CARE_MESSAGE }
    case 'done':
    case 'stopped':
      return { type: 'told', turn }
  }
}
