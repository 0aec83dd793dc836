'use client'

import type { ReactNode } from 'react'
import { useApi } from '@doran/api-client/react'
import type { PostCard, QueryOf } from '@doran/contract'
import { PagedList, createListHook, type ListPage } from '@doran/site/session'
import { PostRow } from '../../post-row'
import { useRowKeys } from './use-row-keys'

const LIST = 'GET /v1/community/post'

const idOf = ({ id }: PostCard) => id

const useNewPosts = createListHook<PostCard>({ idOf, placeOf: ({ createdAt }) => createdAt })
// Their order changes from hour to hour: what was read keeps the places in which it came.
const useRankedPosts = createListHook<PostCard>({ idOf, placeOf: () => '' })

export type PostListProps = {
  label: string
  first: ListPage<PostCard>
  query: QueryOf<typeof LIST>
  href: string
  empty: ReactNode
  /** When the page was made, so that server and browser say the same of how long ago something was. */
  now: string
}

/** Posts page by page. */
export function PostList(props: PostListProps) {
  return props.query.sort === 'new' ? <NewPosts {...props} /> : <RankedPosts {...props} />
}

function NewPosts(props: PostListProps) {
  return <Posts {...props} posts={useNewPosts(useOptions(props))} />
}

function RankedPosts(props: PostListProps) {
  return <Posts {...props} posts={useRankedPosts(useOptions(props))} />
}

function useOptions({ query, first }: PostListProps) {
  const api = useApi()
  return {
    name: JSON.stringify(query),
    first,
    sort: 'new' as const,
    read: (cursor: string) => api.call(LIST, { query: { ...query, cursor } }),
  }
}

type PostsProps = PostListProps & { posts: ReturnType<typeof useNewPosts> }

function Posts({ label, query, href, empty, now, posts }: PostsProps) {
  const { items, nextCursor, isLoading, problem, loadMore, focus } = posts
  useRowKeys(focus.box)
  return (
    <PagedList
      label={label}
      box={focus.box}
      empty={empty}
      isEmpty={items.length === 0}
      href={href}
      nextCursor={nextCursor}
      isLoading={isLoading}
      problem={problem}
      onMore={() => void loadMore()}
    >
      <ul>
        {items.map((post) => (
          <PostRow
            key={post.id}
            post={post}
            now={new Date(now)}
            isBoardHidden={query.board !== undefined}
          />
        ))}
      </ul>
    </PagedList>
  )
}
