import { and, eq, exists, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { knownBrowser } from '../../schema/account/known-browser.table.js'
import { member } from '../../schema/account/member.table.js'

/** Whether the account of an address has been signed in to from a browser. */
export async function isKnownBrowser(
  db: Executor,
  email: string,
  browserHash: Buffer,
): Promise<boolean> {
  const [row] = await db
    .select({ memberId: knownBrowser.memberId })
    .from(knownBrowser)
    .innerJoin(member, eq(member.id, knownBrowser.memberId))
    .where(and(eq(member.email, email), eq(knownBrowser.browserHash, browserHash)))
  return row !== undefined
}

/** Whether the browser is new to the member, and whether they have any other. */
export async function rememberBrowser(
  db: Executor,
  memberId: string,
  browserHash: Buffer,
  at: Date,
): Promise<{ isNew: boolean; hasOthers: boolean }> {
  const [others] = await db
    .select({
      hasOthers: exists(
        db
          .select({ one: sql`1` })
          .from(knownBrowser)
          .where(eq(knownBrowser.memberId, memberId)),
      ),
    })
    .from(member)
    .where(eq(member.id, memberId))
  const [row] = await db
    .insert(knownBrowser)
    .values({ memberId, browserHash, lastAt: at })
    .onConflictDoUpdate({
      target: [knownBrowser.memberId, knownBrowser.browserHash],
      set: { lastAt: at },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return { isNew: row?.isNew ?? false, hasOthers: others?.hasOthers === true }
}

export async function deleteBrowsersOf(db: Executor, memberId: string): Promise<void> {
  await db.delete(knownBrowser).where(eq(knownBrowser.memberId, memberId))
}

export async function deleteOldBrowsers(db: Executor, before: Date): Promise<void> {
  await db.delete(knownBrowser).where(lt(knownBrowser.lastAt, before))
}
