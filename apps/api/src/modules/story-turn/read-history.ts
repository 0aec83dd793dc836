import type { PastTurn } from '@doran/story-engine'
import type { Deps } from '../../deps.js'
import { listPastTurns } from './turn-store.js'

/** A turn seldom has fewer tokens; so many of them are read at once. */
const TOKENS_A_TURN = 180
const MOST_TURNS = 120

/**
 * The turns before this one, newest first, as many as the model's context can hold: the cost is the context's, not
 * the story's.
 */
export function readHistory(
  deps: Deps,
  leafId: string,
  contextTokens: number,
): Promise<PastTurn[]> {
  const fitting = Math.ceil(contextTokens / 2 / TOKENS_A_TURN)
  return listPastTurns(deps.db, leafId, Math.min(MOST_TURNS, fitting))
}
