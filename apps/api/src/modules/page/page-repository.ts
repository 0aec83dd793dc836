import type { PageKey } from '@doran/contract'
import { desc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { pageText } from '../../schema/page/page-text.table.js'

export type PageRow = typeof pageText.$inferSelect

/** The version in force. */
export async function findPage(db: Executor, key: PageKey): Promise<PageRow | null> {
  const [row] = await db
    .select()
    .from(pageText)
    .where(eq(pageText.key, key))
    .orderBy(desc(pageText.version))
    .limit(1)
  return row ?? null
}

/** False where somebody else was first to write this version. */
export async function insertPage(db: Executor, row: PageRow): Promise<boolean> {
  const inserted = await db
    .insert(pageText)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: pageText.version })
  return inserted.length > 0
}
