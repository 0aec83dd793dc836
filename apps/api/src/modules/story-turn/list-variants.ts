import type { ReplyOf } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { findFeedback } from './feedback-repository.js'
import { listVariantRows } from './leaf-repository.js'
import { toTurn } from './turn-view.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

/** The tellings of a turn's input, in the order in which they were told. */
export async function listVariants(
  { db }: Context,
  turn: TurnRow,
): Promise<ReplyOf<'GET /v1/tales/turn/{turnUuid}/variant'>> {
  const rows = await listVariantRows(db, turn)
  const feedback = await findFeedback(
    db,
    rows.map(({ id }) => id),
  )
  return { items: rows.map((row) => toTurn(row, feedback.get(row.id) ?? null)) }
}
