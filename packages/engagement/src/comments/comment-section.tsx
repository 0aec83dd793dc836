'use client'

import { useId, useRef, useState } from 'react'
import type { CommentSort } from '@doran/contract'
import { useMe } from '@doran/site/session'
import { createArrivals } from './arrivals.js'
import { CommentComposer } from './comment-composer.js'
import { CommentScopeProvider, type CommentScope } from './comment-context.js'
import { CommentList } from './comment-list.js'
import { listComments } from './comment-pages.js'
import { CommentSorts } from './comment-sorts.js'
import type { CommentsProps } from './comments-props.js'
import { ClosedComments, CommentSkeleton, CommentsFailed, NoComments } from './comment-states.js'
import { useNamedComment } from './use-named-comment.js'
import { useCommentCache, useCommentList } from './use-comment-list.js'

export function CommentSection(props: CommentsProps) {
  const { targetType, targetId, playHref, isReadOnly = false } = props
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [arrivals] = useState(createArrivals)
  const [now] = useState(() => new Date())
  const { data: me } = useMe()
  const [thing] = useState({ targetType, targetId })
  const [sort, setSort] = useState<CommentSort>('new')
  const cache = useCommentCache(thing)
  const list = useCommentList(thing, { sort })
  const first = list.data?.pages[0]
  useNamedComment({
    count: list.data?.pages.length ?? 0,
    hasMore: list.hasNextPage,
    isIdle: !list.isFetching,
    loadMore: () => void list.fetchNextPage(),
  })
  if (first?.access === 'off') return null

  const scope: CommentScope = {
    thing,
    isReadOnly,
    cache,
    now,
    arrivals,
    focusHeading: () => heading.current?.focus(),
    member: me ? { canBlock: !me.session.isLimited } : null,
  }
  const comments = list.data ? listComments(list.data) : []
  const isOrdering = list.isPlaceholderData
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="text-h3 font-extrabold outline-none"
        >
          댓글
          {first && first.count > 0 && (
            <span className="ml-2 text-base font-semibold text-text-2 tabular-nums">
              {first.count.toLocaleString('ko-KR')}
            </span>
          )}
        </h2>
        {first?.access === 'open' && first.count > 1 && (
          <CommentSorts sort={sort} onChange={setSort} />
        )}
      </div>
      {list.isPending && <CommentSkeleton onRetry={() => void list.refetch()} />}
      {list.isError && !first && (
        <CommentsFailed isBusy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {first?.access === 'closed' && <ClosedComments count={first.count} playHref={playHref} />}
      {first?.access === 'open' && (
        <CommentScopeProvider value={scope}>
          {!isReadOnly && <CommentComposer label="댓글" />}
          {comments.length === 0 ? (
            <NoComments targetType={targetType} count={first.count} />
          ) : (
            <CommentList
              comments={comments}
              isBusy={isOrdering}
              hasMore={list.hasNextPage && !isOrdering}
              isLoading={list.isFetchingNextPage}
              hasFailed={list.isFetchNextPageError}
              onMore={() => void list.fetchNextPage()}
            />
          )}
        </CommentScopeProvider>
      )}
    </section>
  )
}
