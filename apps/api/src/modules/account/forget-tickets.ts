import { lte } from 'drizzle-orm'
import { passwordReset } from './password-reset.table.js'
import { signUp } from './sign-up.table.js'
import type { Deps } from '../../deps.js'

/** Removes sign-ups and wishes for a password whose code ran out. */
export async function forgetTickets({ db, clock }: Deps): Promise<void> {
  const now = clock.now()
  await db.delete(signUp).where(lte(signUp.expiresAt, now))
  await db.delete(passwordReset).where(lte(passwordReset.expiresAt, now))
}
