import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import type { RowOwner } from '../../platform/db/ownership.js'
import { visitor } from '../../schema/visitor/visitor.table.js'

/**
 * Locks a visitor against being merged until the transaction ends, so that nothing new is left with one that nobody
 * can find; false where it was merged before. Members need no lock.
 */
export async function holdOwner({ db }: Context, owner: RowOwner): Promise<boolean> {
  if (owner.kind === 'member') return true
  const held = await db
    .select({ id: visitor.id })
    .from(visitor)
    .where(and(eq(visitor.id, owner.visitorId), isNull(visitor.mergedAt)))
    .for('key share')
  return held.length > 0
}
