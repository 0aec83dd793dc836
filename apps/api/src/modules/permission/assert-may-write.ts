import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'

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
  clock,
  actor,
}: Context<never, Member>): Promise<WritingRights> {
  if (actor.isLimited) throw new AppError('LIMITED_SESSION')
  const ageMs = clock.now().getTime() - actor.joinedAt.getTime()
  return Promise.resolve({ isNewAccount: ageMs < NEW_ACCOUNT_MS })
}
