import type { Poll } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { assertMayWrite } from '../permission/index.js'
import { findPoll, listOptions, lockPoll, replaceVote } from './poll-repository.js'
import { findPostRow } from './post-repository.js'
import { toPoll } from './post-view.js'
import { getSeenPost } from './see-post.js'

type Vote = { postId: string; options: readonly number[] }

/**
 * The member's choice, in place of the one before.
 * @throws AppError LIMITED_SESSION, WRITING_PAUSED, NOT_FOUND, POST_DELETED, POLL_CLOSED, INVALID_INPUT
 */
export async function voteInPoll(
  ctx: Context<never, Member>,
  { postId, options }: Vote,
): Promise<Poll> {
  await assertMayWrite(ctx)
  const { authorProfileId } = await getSeenPost(ctx, postId)
  const { profileId } = ctx.actor
  await inTransaction(ctx, async ({ db, clock }) => {
    const poll = await lockPoll(db, postId)
    if (!poll) {
      // It goes with its post, which may have been deleted since it was found.
      const post = await findPostRow(db, postId)
      throw new AppError(post && post.deletedAt === null ? 'NOT_FOUND' : 'POST_DELETED')
    }
    const votedAt = clock.now()
    if (votedAt >= poll.closesAt) throw new AppError('POLL_CLOSED')
    const { length } = await listOptions(db, postId)
    const places = [...new Set(options)].toSorted((a, b) => a - b)
    const isValid =
      places.length === options.length &&
      (poll.isMultiple || places.length === 1) &&
      places.every((place) => place < length)
    if (!isValid) throw new AppError('INVALID_INPUT', { field: 'options' })
    await replaceVote(db, { postId, profileId, places, votedAt })
  })
  const voted = await findPoll(ctx.db, postId, profileId)
  if (!voted) throw new AppError('POST_DELETED')
  return toPoll(ctx, { ...voted, isAsker: authorProfileId === profileId })
}
