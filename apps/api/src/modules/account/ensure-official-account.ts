import { inTransaction, type Context } from '../../platform/context/context.js'
import { member } from '../../schema/account/member.table.js'
import { ensureOfficialProfile, OFFICIAL_NAME } from '../profile/index.js'

const MEMBER_ID = '019a5c3e-0000-7000-8000-00000000d0a1'

/**
 * Makes the product's own account where it is missing; returns the id of its profile. It has neither an address nor a
 * way to sign in.
 */
export function ensureOfficialAccount(ctx: Context): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    await tx.db
      .insert(member)
      .values({
        id: MEMBER_ID,
        name: OFFICIAL_NAME,
        email: 'doranjigi@official.invalid',
        consentedAt: now,
        welcomedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
    return ensureOfficialProfile(tx, MEMBER_ID)
  })
}
