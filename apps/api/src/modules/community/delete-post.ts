import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { IMAGE_PURPOSES, releaseAndDelete, releaseImages } from '../image/index.js'
import { indexPost } from './index-post.js'
import { deletePoll } from './poll-repository.js'
import { EMPTIED, lockPost, updatePost } from './post-repository.js'
import { picturesIn } from './post-text.js'
import type { PostRow } from '../../schema/community/post.table.js'

/** Takes back all that the member wrote and asked; what others said below it stays. Again it changes nothing. */
export async function deletePost(
  ctx: Context<'images' | 'registry', Member>,
  { id }: Pick<PostRow, 'id'>,
): Promise<void> {
  const use = { purpose: IMAGE_PURPOSES.post, belongsTo: id }
  const keys = await inTransaction(ctx, async (tx) => {
    const before = await lockPost(tx.db, id)
    if (!before || before.deletedAt !== null) return []
    await updatePost(tx.db, id, { ...EMPTIED, deletedAt: tx.clock.now() })
    await deletePoll(tx.db, id)
    await releaseImages(tx, use)
    await indexPost(tx, before)
    return picturesIn(before.body)
  })
  for (const key of keys) await releaseAndDelete(ctx, { ...use, key })
}
