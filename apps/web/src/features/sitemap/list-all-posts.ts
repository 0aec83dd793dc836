import type { ApiClient } from '@doran/api-client'
import type { PostCard } from '@doran/contract'
import { listAll } from './list-all'

/** With all themes and games they stay within the 50,000 addresses of a sitemap. */
const MOST = 10_000

/** Every public post, the newest first. */
export function listAllPosts(api: ApiClient): Promise<PostCard[]> {
  return listAll(async (place) => {
    const query = { sort: 'new' as const, ...place }
    const { pinned, items, nextCursor } = await api.call('GET /v1/community/post', { query })
    return { items: [...pinned, ...items], nextCursor }
  }, MOST)
}
