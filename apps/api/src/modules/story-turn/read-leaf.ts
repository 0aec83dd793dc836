import type { Context } from '../../platform/context/context.js'
import { findPendingTurn, listVariants } from './leaf-repository.js'
import { findTurnRow } from './turn-repository.js'
import type { TurnRow } from '../../schema/story/turn.table.js'

export type Leaf = {
  leaf: TurnRow
  /** Its tellings, in the order in which they were told, with what a reader wrote. */
  variants: Pick<TurnRow, 'id' | 'isEdited'>[]
  /** What is told next, broke off, or was not told. */
  pending: TurnRow | null
}

/** Where a story stands. */
export async function readLeaf(
  { db }: Context,
  session: { id: string; leafTurnId: string },
): Promise<Leaf> {
  const leaf = await findTurnRow(db, session.leafTurnId)
  if (!leaf) throw new Error(`leaf ${session.leafTurnId} is gone`)
  const [variants, pending] = await Promise.all([
    listVariants(db, leaf),
    findPendingTurn(db, session.id, leaf),
  ])
  return { leaf, variants, pending }
}
