import type { ApiClient } from '@doran/api-client'
import type { PostCard } from '@doran/contract'

const PAGE = 50
/** With all themes and games they stay within the 50,000 addresses of a sitemap. */
const MOST = 10_000

/** Every public post, page after page, the newest first. */
export async function listAllPosts(api: ApiClient): Promise<PostCard[]> {
  const posts = new Map<string, PostCard>()
  let cursor: string | null = null
  do {
    const query: { sort: 'new'; limit: number; cursor?: string } = {
      sort: 'new',
      limit: PAGE,
      ...(cursor && { cursor }),
    }
    const page = await api.call('GET /v1/community/post', { query })
    for (const post of [...page.pinned, ...page.items]) posts.set(post.id, post)
    cursor = page.nextCursor
  } while (cursor !== null && posts.size < MOST)
  return [...posts.values()]
}
