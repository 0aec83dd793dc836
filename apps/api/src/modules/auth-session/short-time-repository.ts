import { createHmac } from 'node:crypto'
import { CODES } from '@doran/contract/limits'
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { member } from '../../schema/account/member.table.js'
import { shortTimePassword } from '../../schema/account/short-time-password.table.js'

type Stored = typeof shortTimePassword.$inferSelect

/** Keyed, since a code is short enough to be tried against a stolen table. */
export function hashShortTimeCode(secret: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`short-time:${code}`).digest()
}

export async function storeCode(db: Executor, row: typeof shortTimePassword.$inferInsert) {
  const { memberId: _, ...fresh } = row
  await db
    .insert(shortTimePassword)
    .values(row)
    .onConflictDoUpdate({
      target: shortTimePassword.memberId,
      set: { attempts: 0, ...fresh },
    })
}

/** The code of an address with one try less; null where there is none, or none left. */
export async function spendAttempt(db: Executor, email: string, now: Date): Promise<Stored | null> {
  const [row] = await db
    .update(shortTimePassword)
    .set({ attempts: sql`${shortTimePassword.attempts} + 1` })
    .where(
      and(
        eq(
          shortTimePassword.memberId,
          db.select({ id: member.id }).from(member).where(eq(member.email, email)),
        ),
        lt(shortTimePassword.attempts, CODES.shortTime.attempts),
        gt(shortTimePassword.expiresAt, now),
      ),
    )
    .returning()
  return row ?? null
}

/** Whether the code was still there; of two who have it right, one gets in. */
export async function takeCode(db: Executor, memberId: string, codeHash: Buffer): Promise<boolean> {
  const taken = await db
    .delete(shortTimePassword)
    .where(and(eq(shortTimePassword.memberId, memberId), eq(shortTimePassword.codeHash, codeHash)))
    .returning({ memberId: shortTimePassword.memberId })
  return taken.length > 0
}

export async function deleteCode(db: Executor, memberId: string): Promise<void> {
  await db.delete(shortTimePassword).where(eq(shortTimePassword.memberId, memberId))
}

export async function deleteExpiredCodes(db: Executor, now: Date): Promise<void> {
  await db.delete(shortTimePassword).where(lte(shortTimePassword.expiresAt, now))
}
