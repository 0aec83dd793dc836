import type { AccountRole } from '@doran/contract'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.js'
import { authSession } from '../auth-session/auth-session.table.js'
import { member } from './member.table.js'

/**
 * Gives a role to the account of an address, or takes it; false where there is no such account. Whoever holds the
 * account signs in again: a sign-in carries no more than it was opened with.
 */
export async function grantRole(
  db: Db,
  change: { email: string; role: AccountRole; isGranted: boolean },
): Promise<boolean> {
  const { email, role, isGranted } = change
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ id: member.id, roles: member.roles })
      .from(member)
      .where(eq(member.email, email))
      .for('update')
    if (!row) return false
    const others = row.roles.filter((name) => name !== role)
    const roles = isGranted ? [...others, role] : others
    await tx.update(member).set({ roles }).where(eq(member.id, row.id))
    await tx.delete(authSession).where(eq(authSession.memberId, row.id))
    return true
  })
}
