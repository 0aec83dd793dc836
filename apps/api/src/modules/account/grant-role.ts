import type { AccountRole } from '@doran/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { endSessionsOf } from '../auth-session/index.js'
import { member } from './member.table.js'

type Change = { role: AccountRole; isGranted: boolean }

/**
 * The same of the account of an address; false where there is none.
 * @throws AppError LAST_ADMIN
 */
export async function grantRole(
  ctx: Context,
  { email, ...change }: Change & { email: string },
): Promise<boolean> {
  const [row] = await ctx.db.select({ id: member.id }).from(member).where(eq(member.email, email))
  if (!row) return false
  await changeRole(ctx, { memberId: row.id, ...change })
  return true
}

/**
 * Gives a role to an account, or takes it. Whoever holds the account signs in again: a sign-in carries no more than it
 * was opened with.
 * @throws AppError LAST_ADMIN
 */
export async function changeRole(
  ctx: Context,
  { memberId, role, isGranted }: Change & { memberId: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (role === 'admin' && !isGranted) await assertOtherAdmin(tx, memberId)
    const roles = await lockRoles(tx.db, memberId)
    if (roles.includes(role) === isGranted) return
    await setRoles(tx, memberId, {
      roles: isGranted ? [...roles, role] : roles.filter((name) => name !== role),
    })
    const action = isGranted ? 'role.granted' : 'role.revoked'
    await recordAudit(tx, { action, memberId, details: { role } })
  })
}

/**
 * Takes all roles of an account, in the transaction that closes it.
 * @throws AppError LAST_ADMIN
 */
export async function takeRoles(ctx: Context, { memberId }: { memberId: string }): Promise<void> {
  await assertOtherAdmin(ctx, memberId)
  const roles = await lockRoles(ctx.db, memberId)
  if (roles.length > 0) await setRoles(ctx, memberId, { roles: [] })
  for (const role of roles) {
    await recordAudit(ctx, { action: 'role.revoked', memberId, details: { role } })
  }
}

/** Locks all administrators until the transaction ends, so that no two of them take the last ones away at once. */
async function assertOtherAdmin({ db }: Context, memberId: string): Promise<void> {
  const admins = await db
    .select({ id: member.id })
    .from(member)
    .where(and(sql`'admin' = any(${member.roles})`, isNull(member.eraseAt)))
    .orderBy(member.id)
    .for('update')
  const isOne = admins.some(({ id }) => id === memberId)
  if (isOne && admins.length === 1) throw new AppError('LAST_ADMIN')
}

async function lockRoles(db: Executor, memberId: string): Promise<string[]> {
  const [row] = await db
    .select({ roles: member.roles })
    .from(member)
    .where(eq(member.id, memberId))
    .for('update')
  return row?.roles ?? []
}

async function setRoles(
  ctx: Context,
  memberId: string,
  { roles }: { roles: string[] },
): Promise<void> {
  await ctx.db.update(member).set({ roles }).where(eq(member.id, memberId))
  await endSessionsOf(ctx, { memberId })
}
