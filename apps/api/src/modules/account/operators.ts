import { sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { member } from '../../schema/account/member.table.js'

/** Somebody with a role. */
export type Operator = { memberId: string; roles: readonly string[]; isErased: boolean }

/**
 * Locks everybody with a role until the transaction ends, always in the same order: what operators do to each other's
 * accounts happens one after the other, and the second finds what the first did. Before any other lock of an account.
 */
export async function lockOperators({ db }: Context): Promise<readonly Operator[]> {
  return db
    .select({
      memberId: member.id,
      roles: member.roles,
      isErased: sql<boolean>`${member.eraseAt} is not null`,
    })
    .from(member)
    .where(sql`${member.roles} <> '{}'`)
    .orderBy(member.id)
    .for('update')
}

/**
 * Among all operators, who stay locked, so that no two administrators leave at once.
 * @throws AppError LAST_ADMIN where the account is the only administrator's
 */
export function assertOtherAdmin(
  operators: readonly Operator[],
  { memberId }: { memberId: string },
): void {
  const admins = operators.filter(({ roles, isErased }) => roles.includes('admin') && !isErased)
  const isOne = admins.some((admin) => admin.memberId === memberId)
  if (isOne && admins.length === 1) throw new AppError('LAST_ADMIN')
}
