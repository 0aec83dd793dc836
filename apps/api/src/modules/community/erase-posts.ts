import type { Context } from '../../platform/context/context.js'
import { reindex } from '../search-index/index.js'
import { emptyPosts, listPostIdsOf } from './post-repository.js'

/** Takes what somebody wrote who is erased, and takes it out of the search. */
export async function erasePosts(ctx: Context<'registry'>, profileId: string): Promise<void> {
  const ids = await listPostIdsOf(ctx.db, profileId)
  await emptyPosts(ctx.db, profileId, ctx.clock.now())
  await reindex(ctx, { type: 'post', ids })
  await reindex(ctx, { type: 'creator', ids: [profileId] })
}
