import type { PostCard } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { PostRow } from './post-row'

const SHOWN = 4

type PostsRowProps = { posts: readonly PostCard[]; now: string }

/** What people talk about now. */
export function PostsRow({ posts, now }: PostsRowProps) {
  return (
    <section aria-labelledby="posts" className="page py-8">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="posts" className="text-h2 font-extrabold text-text">
          방금 커뮤니티
        </h2>
        <ZoneLink
          href={routes.community.path()}
          aria-label="커뮤니티 글 모두 보기"
          className="inline-flex min-h-11 items-center rounded-small px-1 font-semibold text-text-2 no-underline hover:text-text hover:underline"
        >
          모두 보기
        </ZoneLink>
      </div>
      <ul className="mt-2 lg:grid lg:grid-cols-2 lg:gap-x-10">
        {posts.slice(0, SHOWN).map((post) => (
          <PostRow key={post.id} post={post} now={new Date(now)} />
        ))}
      </ul>
    </section>
  )
}
