import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findSanctionInForce } from './find-sanction-in-force.js'

const NEW_ACCOUNT_MS = 86_400_000

/** What a member who may write is still limited in. */
export type WritingRights = {
  /** Younger than a day: no links or pictures, and fewer posts and chat requests. */
  isNewAccount: boolean
}

/**
 * Asked by every verb that puts something of a member before others.
 * @throws AppError LIMITED_SESSION from a borrowed device; WRITING_PAUSED while a moderator keeps them from writing
 */
export async function assertMayWrite(ctx: Context<never, Member>): Promise<WritingRights> {
  const { clock, actor } = ctx
  if (actor.isLimited) throw new AppError('LIMITED_SESSION')
  if (await findSanctionInForce(ctx, actor.profileId)) throw new AppError('WRITING_PAUSED')
  const ageMs = clock.now().getTime() - actor.joinedAt.getTime()
  return { isNewAccount: ageMs < NEW_ACCOUNT_MS }
}
