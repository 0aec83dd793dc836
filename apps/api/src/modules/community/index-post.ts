import type { Context } from '../../platform/context/context.js'
import { reindex } from '../search-index/index.js'
import type { PostRow } from '../../schema/community/post.table.js'

/** Lets a post be found as it stands now, and whoever wrote it while something of theirs stands. */
export async function indexPost(
  ctx: Context<'registry'>,
  { id, authorProfileId }: Pick<PostRow, 'id' | 'authorProfileId'>,
): Promise<void> {
  await reindex(ctx, { type: 'post', ids: [id] })
  if (authorProfileId !== null) await reindex(ctx, { type: 'creator', ids: [authorProfileId] })
}
