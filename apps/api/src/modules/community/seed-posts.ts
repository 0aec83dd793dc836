import { COMMUNITY } from '@doran/contract/limits'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { ensureOfficialAccount } from '../account/index.js'
import { hotScore } from './hot-score.js'
import { isSameText } from './find-repeated.js'
import { countPinned, findPostRow, insertPost, updatePost } from './post-repository.js'
import { excerptOf } from './post-text.js'
import type { ShippedPost } from './shipped-post.js'
import { SHIPPED_POSTS } from './shipped-posts.js'

const MINUTE_MS = 60_000

/** Brings the product's own posts into the database; a text that changed replaces the one before. */
export function seedPosts(
  ctx: Context,
  posts: readonly ShippedPost[] = SHIPPED_POSTS,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const authorProfileId = await ensureOfficialAccount(tx)
    const now = tx.clock.now().getTime()
    for (const [at, shipped] of posts.entries()) {
      // A minute apart, so that their order is theirs.
      const createdAt = new Date(now - (posts.length - at) * MINUTE_MS)
      await storePost(tx, shipped, { authorProfileId, createdAt })
    }
  })
}

async function storePost(
  { db, clock }: Context,
  { id, board, title, body, isPinned }: ShippedPost,
  { authorProfileId, createdAt }: { authorProfileId: string; createdAt: Date },
): Promise<void> {
  const text = { board, title, body, attachments: [], isSpoiler: false }
  const written = { ...text, excerpt: excerptOf(body) }
  const known = await findPostRow(db, id)
  if (known) {
    if (known.deletedAt !== null || isSameText(known, text)) return
    await updatePost(db, id, { ...written, version: known.version + 1, editedAt: clock.now() })
    return
  }
  const isPlaceLeft = (await countPinned(db)) < COMMUNITY.pinned
  await insertPost(db, {
    id,
    clientPostId: id,
    authorProfileId,
    ...written,
    pinnedAt: isPinned && isPlaceLeft ? createdAt : null,
    hot: hotScore({ createdAt, likes: 0, commenters: 0, reports: 0 }),
    createdAt,
  })
}
