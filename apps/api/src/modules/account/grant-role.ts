import type { AccountRole } from '@doran/contract'
import { eq } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import type { Executor } from '../../platform/db/client.js'
import { recordAudit } from '../audit/index.js'
import { endSessionsOf } from '../auth-session/index.js'
import { member } from '../../schema/account/member.table.js'
import { assertOtherAdmin, lockOperators, type Operator } from './operators.js'

type Change = { role: AccountRole; isGranted: boolean }
/** An account, and all operators as `lockOperators` found them in this transaction. */
type Locked = { memberId: string; operators: readonly Operator[] }

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
  await inTransaction(ctx, async (tx) => {
    const operators = await lockOperators(tx)
    await changeRole(tx, { memberId: row.id, operators, ...change })
  })
  return true
}

/**
 * Gives a role to an account, or takes it, in the caller's transaction. Whoever holds the account signs in again: a sign-in carries no more than it
 * was opened with.
 * @throws AppError LAST_ADMIN
 */
export async function changeRole(
  ctx: Context,
  { memberId, operators, role, isGranted }: Change & Locked,
): Promise<void> {
  if (role === 'admin' && !isGranted) assertOtherAdmin(operators, { memberId })
  const roles = await lockRoles(ctx.db, memberId)
  if (roles.includes(role) === isGranted) return
  await setRoles(ctx, memberId, {
    roles: isGranted ? [...roles, role] : roles.filter((name) => name !== role),
  })
  const action = isGranted ? 'role.granted' : 'role.revoked'
  await recordAudit(ctx, { action, memberId, details: { role } })
}

/**
 * Takes all roles of an account, in the transaction that closes it.
 * @throws AppError LAST_ADMIN
 */
export async function takeRoles(ctx: Context, { memberId, operators }: Locked): Promise<void> {
  assertOtherAdmin(operators, { memberId })
  const roles = await lockRoles(ctx.db, memberId)
  if (roles.length > 0) await setRoles(ctx, memberId, { roles: [] })
  for (const role of roles) {
    await recordAudit(ctx, { action: 'role.revoked', memberId, details: { role } })
  }
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
