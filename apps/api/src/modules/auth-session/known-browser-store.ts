import { and, eq, exists, lt, sql } from 'drizzle-orm'
import type { Executor } from '../../db/client.js'
import { knownBrowser } from '../../db/schema/known-browser.js'
import { member } from '../../db/schema/member.js'

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

/**
 * Knows the browser by another credential from now on: what it came with may have been put there by somebody else.
 * Answers whether it is new to a member who has others.
 */
export async function rememberBrowser(
  db: Executor,
  memberId: string,
  hashes: { before: Buffer; now: Buffer },
  at: Date,
): Promise<{ isStrange: boolean }> {
  const seen = { browserHash: hashes.now, lastAt: at }
  const renewed = await db
    .update(knownBrowser)
    .set(seen)
    .where(and(eq(knownBrowser.memberId, memberId), eq(knownBrowser.browserHash, hashes.before)))
    .returning({ memberId: knownBrowser.memberId })
  if (renewed.length > 0) return { isStrange: false }
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
  await db.insert(knownBrowser).values({ memberId, ...seen })
  return { isStrange: others?.hasOthers === true }
}

export async function forgetBrowsersOf(db: Executor, memberId: string): Promise<void> {
  await db.delete(knownBrowser).where(eq(knownBrowser.memberId, memberId))
}

export async function forgetOldBrowsers(db: Executor, before: Date): Promise<void> {
  await db.delete(knownBrowser).where(lt(knownBrowser.lastAt, before))
}
