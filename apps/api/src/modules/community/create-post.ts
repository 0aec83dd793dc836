import type { Post } from '@doran/contract'
import { COMMUNITY } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { claimImage, IMAGE_PURPOSES } from '../image/index.js'
import { assertMayWrite, type WritingRights } from '../permission/index.js'
import { assertAttachable } from './attachments.js'
import { DAY_MS, findRepeated, type NewPost } from './find-repeated.js'
import { getPost } from './get-post.js'
import { indexPost } from './index-post.js'
import { hotScore } from './hot-score.js'
import { insertPoll } from './poll-repository.js'
import { countPostsOf, insertPost } from './post-repository.js'
import { excerptOf, picturesIn, refuseOfNewAccount } from './post-text.js'

/**
 * Writes a post; the same client id with the same content is the same post.
 * @throws AppError LIMITED_SESSION, WRITING_PAUSED, KEY_REUSED, FIRST_DAY_POSTS, ATTACHMENT_GONE, INVALID_INPUT
 */
export async function createPost(ctx: FullContext<Member>, given: NewPost): Promise<Post> {
  const rights = await assertMayWrite(ctx)
  const id = (await findRepeated(ctx, given)) ?? (await write(ctx, given, rights))
  return getPost(ctx, id)
}

async function write(
  ctx: FullContext<Member>,
  given: NewPost,
  rights: WritingRights,
): Promise<string> {
  refuseOfNewAccount(rights, given)
  await assertAttachable(ctx, given)
  return inTransaction(ctx, async (tx) => {
    const isFull =
      rights.isNewAccount &&
      (await countPostsOf(tx.db, tx.actor.profileId)) >= COMMUNITY.firstDayPosts
    const id = isFull ? null : await insert(tx, given)
    if (id !== null) return id
    const known = await findRepeated(tx, given)
    if (known === null) throw new AppError('FIRST_DAY_POSTS')
    return known
  })
}

/** Null where the client id is taken. */
async function insert(ctx: FullContext<Member>, given: NewPost): Promise<string | null> {
  const { db, actor, clock } = ctx
  const { poll, ...written } = given
  const [id, createdAt] = [ctx.newId(), clock.now()]
  const isNew = await insertPost(db, {
    id,
    ...written,
    excerpt: excerptOf(given.body),
    authorProfileId: actor.profileId,
    hot: hotScore({ createdAt, likes: 0, commenters: 0, reports: 0 }),
    createdAt,
  })
  if (!isNew) return null
  for (const key of picturesIn(given.body)) {
    await claimImage(ctx, { purpose: IMAGE_PURPOSES.post, belongsTo: id, key })
  }
  if (poll) {
    const { question, isMultiple, days, options } = poll
    const closesAt = new Date(createdAt.getTime() + days * DAY_MS)
    await insertPoll(db, { postId: id, question, isMultiple, closesAt }, options)
  }
  await indexPost(ctx, { id, authorProfileId: actor.profileId })
  return id
}
