import { lte } from 'drizzle-orm'
import { passwordReset } from '../../schema/account/password-reset.table.js'
import { signUp } from '../../schema/account/sign-up.table.js'
import type { Context } from '../../platform/context/context.js'

/** Removes sign-ups and password resets whose code has expired. */
export async function deleteExpiredCodeTickets({ db, clock }: Context): Promise<void> {
  const now = clock.now()
  await db.delete(signUp).where(lte(signUp.expiresAt, now))
  await db.delete(passwordReset).where(lte(passwordReset.expiresAt, now))
}
