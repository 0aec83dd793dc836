import { and, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { member } from './member.table.js'

/**
 * Locks all administrators until the transaction ends, so that no two of them leave at once.
 * @throws AppError LAST_ADMIN where the account is the only administrator's
 */
export async function assertOtherAdmin(
  { db }: Context,
  { memberId }: { memberId: string },
): Promise<void> {
  const admins = await db
    .select({ id: member.id })
    .from(member)
    .where(and(sql`'admin' = any(${member.roles})`, isNull(member.eraseAt)))
    .orderBy(member.id)
    .for('update')
  const isOne = admins.some(({ id }) => id === memberId)
  if (isOne && admins.length === 1) throw new AppError('LAST_ADMIN')
}
