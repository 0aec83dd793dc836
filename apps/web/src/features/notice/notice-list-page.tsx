'use client'

import { useApi } from '@doran/api-client/react'
import type { NewsItem } from '@doran/contract'
import { formatDay, routes, ZoneLink } from '@doran/site/core'
import { createListHook, type ListPage, PagedList } from '@doran/site/session'
import { Badge, EmptyState } from '@doran/ui'
import { noticeHref, noticeQuery } from './notice-address'

const useNotices = createListHook<NewsItem>({
  idOf: ({ id }) => id,
  // What is pinned stands before all others, as the server has it.
  placeOf: ({ isPinned, publishedAt }) => `${isPinned ? 1 : 0} ${publishedAt}`,
})

type NoticeListPageProps = {
  first: ListPage<NewsItem>
  /** Where the first page begins; null at the newest. */
  from: string | null
  now: string
}

/** What people must know, each with a page of its own. */
export function NoticeListPage({ first, from, now }: NoticeListPageProps) {
  const api = useApi()
  const list = useNotices({
    name: `notices ${from ?? ''}`,
    first,
    sort: 'new',
    read: (cursor) => api.call('GET /v1/news', { query: noticeQuery(cursor) }),
  })
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">공지</h1>
      <p className="prose-ko mt-2 text-text-2">도란을 쓸 때 알아 두면 좋은 것을 알려 드려요.</p>
      <div className="mt-6 max-w-story">
        <PagedList
          label="공지"
          box={list.focus.box}
          empty={<EmptyState title="아직 공지가 없어요." />}
          isEmpty={list.items.length === 0}
          href={routes.notice.path()}
          nextCursor={list.nextCursor}
          isLoading={list.isLoading}
          problem={list.problem}
          onMore={() => void list.loadMore()}
        >
          <ul className="divide-y divide-line border-y border-line">
            {list.items.map(({ id, title, isPinned, publishedAt }) => (
              <li key={id} data-entry={id} tabIndex={-1} className="outline-none">
                <h2>
                  <ZoneLink
                    href={noticeHref(id)}
                    className="group flex min-h-16 flex-col justify-center gap-1 py-4 no-underline"
                  >
                    <span className="flex flex-wrap items-center gap-2 font-semibold text-text group-hover:underline">
                      {isPinned && <Badge tone="ember">고정</Badge>}
                      <span className="prose-ko min-w-0">{title}</span>
                    </span>
                    <time dateTime={publishedAt} className="text-sm text-text-3">
                      {formatDay(new Date(publishedAt), new Date(now))}
                    </time>
                  </ZoneLink>
                </h2>
              </li>
            ))}
          </ul>
        </PagedList>
      </div>
    </div>
  )
}
