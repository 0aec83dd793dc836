import { eq } from 'drizzle-orm'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { member } from '../account/member.table.js'

const NEW_ACCOUNT_MS = 86_400_000

/** What a member who may write is still limited in. */
export type WritingRights = {
  /** Younger than a day: no links or pictures, and fewer posts and chat requests. */
  isNewAccount: boolean
}

/**
 * Asked by every verb that puts something of a member before others.
 * @throws AppError LIMITED_SESSION from a borrowed device
 */
export async function assertMayWrite({
  db,
  clock,
  actor,
}: Context<never, Member>): Promise<WritingRights> {
  if (actor.isLimited) throw new AppError('LIMITED_SESSION')
  const [row] = await db
    .select({ createdAt: member.createdAt })
    .from(member)
    .where(eq(member.id, actor.memberId))
  if (!row) throw new Error(`member ${actor.memberId} is gone`)
  return { isNewAccount: clock.now().getTime() - row.createdAt.getTime() < NEW_ACCOUNT_MS }
}
