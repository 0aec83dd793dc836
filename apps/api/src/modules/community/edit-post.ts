import type { ParsedBodyOf, Post } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { claimImage, IMAGE_PURPOSES, keepImages } from '../image/index.js'
import { assertMayWrite } from '../permission/index.js'
import { assertAttachable } from './attachments.js'
import { isSameText } from './find-repeated.js'
import { getPost } from './get-post.js'
import { indexPost } from './index-post.js'
import { lockPost, updatePost } from './post-repository.js'
import { excerptOf, picturesIn, refuseOfNewAccount } from './post-text.js'
import type { PostRow } from '../../schema/community/post.table.js'

type Edit = ParsedBodyOf<'PATCH /v1/community/post/{postId}'>

/**
 * Changes what a post says; the same again changes nothing.
 * @throws AppError LIMITED_SESSION, WRITING_PAUSED, POST_DELETED, POST_CHANGED, ATTACHMENT_GONE, INVALID_INPUT
 */
export async function editPost(
  ctx: FullContext<Member>,
  { post, given }: { post: PostRow; given: Edit },
): Promise<Post> {
  const rights = await assertMayWrite(ctx)
  if (post.deletedAt !== null) throw new AppError('POST_DELETED')
  refuseOfNewAccount(rights, given)
  const { attachments } = given
  await assertAttachable(ctx, { attachments, before: post.attachments })
  await inTransaction(ctx, (tx) => change(tx, post.id, given))
  return getPost(ctx, post.id)
}

async function change(ctx: FullContext<Member>, id: string, given: Edit): Promise<void> {
  const { db, clock } = ctx
  const { version, ...written } = given
  const before = await lockPost(db, id)
  if (!before || before.deletedAt !== null) throw new AppError('POST_DELETED')
  if (isSameText(before, written)) return
  if (before.version !== version) throw new AppError('POST_CHANGED')
  await updatePost(db, id, {
    ...written,
    excerpt: excerptOf(given.body),
    version: version + 1,
    editedAt: clock.now(),
  })
  const use = { purpose: IMAGE_PURPOSES.post, belongsTo: id }
  const keys = picturesIn(given.body)
  for (const key of keys) await claimImage(ctx, { ...use, key })
  await keepImages(ctx, { ...use, keys })
  await indexPost(ctx, before)
}
