import type { Turn, TurnGems } from '@doran/contract'
import { STORY_TURN_MESSAGES, blockedMessage } from '@doran/contract/story-turn/copy'
import type { StoryProblem } from './problem.js'

/** A turn as far as it arrived: `turn.output` is the text so far, `turn.status` says whether more comes. */
export type TurnProgress = {
  turn: Turn
  /** While it waits for the model: so many turns come before it. */
  ahead: number | null
  /** What it holds or has cost of a member's gems; null where this brings no news of it. */
  gems: TurnGems | null
}

export type TurnUpdate =
  /** Any status but `streaming` is the last update. */
  | ({ type: 'turn' } & TurnProgress)
  /** The connection broke too often; the turn may still go on. */
  | { type: 'lost'; problem: StoryProblem }
  /** `isUncertain`: the input may have arrived all the same. */
  | { type: 'refused'; problem: StoryProblem; isUncertain: boolean }

/** A turn that was read whole: a pending one, or a stop's reply. */
export function updateOf(turn: Turn): TurnUpdate {
  return { type: 'turn', turn, ahead: null, gems: null }
}

/** Stopped before its first text came: it is no part of the story. */
export function isEmptyStop({ status, output }: Turn): boolean {
  return status === 'stopped' && output.trim() === ''
}

/** Why a turn failed or was blocked, in Korean. */
export function haltMessage({ status, halt }: Pick<Turn, 'status' | 'halt'>): string {
  if (status === 'blocked') return blockedMessage(halt)
  return STORY_TURN_MESSAGES[halt === 'unsafe' ? 'STORY_UNSAFE' : 'STORY_UNAVAILABLE']
}
