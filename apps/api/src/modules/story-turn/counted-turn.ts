import { SENTENCE_MARKS } from '@doran/korean/sentence-marks'
import type { TurnRow } from '../../schema/story/turn.table.js'

const SENTENCE_END = new RegExp(`[${SENTENCE_MARKS}]`)
/** In characters, as PostgreSQL counts them; for text that ends no sentence. */
const LONG_ENOUGH = 60

/**
 * Whether a turn counts against the model turns that a visitor has without an account: not one that failed or was
 * blocked, nor one that was stopped before its first sentence ended. Undone ones count.
 */
export function isCountedTurn({
  narrator,
  status,
  output,
}: Pick<TurnRow, 'narrator' | 'status' | 'output'>): boolean {
  if (narrator !== 'model') return false
  if (status !== 'stopped') return status === 'streaming' || status === 'done'
  return SENTENCE_END.test(output) || Array.from(output).length > LONG_ENOUGH
}
