import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { lockOperators, type Operator } from '../account/index.js'
import { assertMayWrite } from '../permission/index.js'
import { findMemberId } from './person-repository.js'
import type { SanctionRow } from '../../schema/moderation/sanction.table.js'

/** What an operator may still do, who was asked for their role when the call began. */
export type LockedRight = {
  isAdmin: boolean
  /** The accounts of all administrators. */
  admins: ReadonlySet<string>
  /** Everybody with a role, as locked. */
  operators: readonly Operator[]
}

/**
 * Reads the acting operator's right again, with all operators locked for the rest of the transaction: another one may
 * have taken it away since the call began.
 * @throws AppError NOT_ALLOWED without a role, WRITING_PAUSED
 */
export async function lockRight(ctx: Context<never, Member>): Promise<LockedRight> {
  const { memberId } = ctx.actor
  const operators = await lockOperators(ctx)
  if (!operators.some((each) => each.memberId === memberId)) throw new AppError('NOT_ALLOWED')
  await assertMayWrite(ctx)
  const admins = new Set(
    operators.filter(({ roles }) => roles.includes('admin')).map((each) => each.memberId),
  )
  return { isAdmin: admins.has(memberId), admins, operators }
}

/**
 * Whether an operator may end a sanction before its time, or replace it.
 * @throws AppError NOT_ALLOWED for one's own, and for a moderator where it ended the account or is an administrator's
 */
export async function assertMayLift(
  { db, actor }: Context<never, Member>,
  { row, right }: { row: SanctionRow; right: LockedRight },
): Promise<void> {
  if (row.profileId === actor.profileId) throw new AppError('NOT_ALLOWED')
  if (right.isAdmin) return
  const giver = await findMemberId(db, row.byProfileId)
  const isAdmins = giver !== null && right.admins.has(giver)
  if (row.kind === 'end' || isAdmins) throw new AppError('NOT_ALLOWED')
}
