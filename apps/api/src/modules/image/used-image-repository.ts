import { and, eq, notInArray } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { image } from '../../schema/image/image.table.js'

/** Marks as unused what something no longer shows. */
export async function markOthersUnused(
  db: Executor,
  { purpose, belongsTo, keys }: { purpose: string; belongsTo: string; keys: readonly string[] },
): Promise<void> {
  await db
    .update(image)
    .set({ belongsTo: null, usedAt: null })
    .where(
      and(
        eq(image.belongsTo, belongsTo),
        eq(image.purpose, purpose),
        notInArray(image.key, [...keys]),
      ),
    )
}
