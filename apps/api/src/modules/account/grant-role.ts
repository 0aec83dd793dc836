import type { AccountRole } from '@doran/contract'
import { eq } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { recordAudit } from '../audit/index.js'
import { endSessionsOf } from '../auth-session/index.js'
import { member } from './member.table.js'

/**
 * Gives a role to the account of an address, or takes it; false where there is no such account. Whoever holds the
 * account signs in again: a sign-in carries no more than it was opened with.
 */
export async function grantRole(
  ctx: Context,
  { email, role, isGranted }: { email: string; role: AccountRole; isGranted: boolean },
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { db } = tx
    const [row] = await db
      .select({ id: member.id, roles: member.roles })
      .from(member)
      .where(eq(member.email, email))
      .for('update')
    if (!row) return false
    const others = row.roles.filter((name) => name !== role)
    const roles = isGranted ? [...others, role] : others
    await db.update(member).set({ roles }).where(eq(member.id, row.id))
    await endSessionsOf(tx, { memberId: row.id })
    const action = isGranted ? 'role.granted' : 'role.revoked'
    await recordAudit(tx, { action, memberId: row.id, details: { role } })
    return true
  })
}
