import { getTableName } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { findVisitorId, lockVisitor, setMerged } from './visitor-repository.js'

/** How many rows of each table went over, by the table's name. */
export type MergedRows = Readonly<Record<string, number>>

/**
 * Brings over to a member what their browser did as a visitor, in all modules, all or nothing. A visitor who was
 * merged before, or never was, brings nothing.
 */
export async function mergeVisitor(
  ctx: Context<'registry' | 'gameEngine'>,
  { profileId, visitorCredential }: { profileId: string; visitorCredential: string | null },
): Promise<MergedRows> {
  if (visitorCredential === null) return {}
  return inTransaction(ctx, async (tx) => {
    const visitorId = await findVisitorId(tx.db, visitorCredential)
    if (!visitorId) return {}
    const rules = tx.registry.tables.filter(({ onMerge }) => onMerge)
    // Rows before their visitor, as the writers of those rows lock them.
    for (const { onMerge } of rules) await onMerge?.lock?.(tx, visitorId)
    if (!(await lockVisitor(tx.db, visitorId))) return {}
    const merged: Record<string, number> = {}
    for (const { table, onMerge } of rules) {
      merged[getTableName(table)] = (await onMerge?.move(tx, { visitorId, profileId })) ?? 0
    }
    await setMerged(tx.db, visitorId, tx.clock.now())
    return merged
  })
}
