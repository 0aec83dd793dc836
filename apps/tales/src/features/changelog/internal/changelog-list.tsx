'use client'

import { useApi } from '@doran/api-client/react'
import type { NewsItem } from '@doran/contract'
import { NewsEntry } from '@doran/engagement'
import { createListHook, type ListPage, PagedList } from '@doran/site/session'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { changelogHref, changelogQuery, type ChangelogAddress } from '../changelog-address'
import { groupByMonth } from './group-by-month'

const useNews = createListHook<NewsItem>({
  idOf: ({ id }) => id,
  placeOf: ({ publishedAt }) => publishedAt,
})

type ChangelogListProps = { address: ChangelogAddress; first: ListPage<NewsItem>; now: string }

export function ChangelogList({ address, first, now }: ChangelogListProps) {
  const api = useApi()
  const { area, cursor: from } = address
  const list = useNews({
    name: `changelog ${area ?? ''} ${from ?? ''}`,
    first,
    sort: 'new',
    read: (cursor) => api.call('GET /v1/news', { query: changelogQuery({ area, cursor }) }),
  })
  return (
    <PagedList
      label="새 소식"
      box={list.focus.box}
      empty={<NoNews isFiltered={area !== null} />}
      isEmpty={list.items.length === 0}
      href={changelogHref(area)}
      nextCursor={list.nextCursor}
      isLoading={list.isLoading}
      problem={list.problem}
      onMore={() => void list.loadMore()}
    >
      {groupByMonth(list.items).map(({ month, items }) => (
        <section key={month} aria-label={month} className="mt-10 lg:grid lg:grid-cols-[10rem_1fr]">
          <h2 className="text-h3 font-extrabold text-text-2">{month}</h2>
          <ul className="mt-4 max-w-story border-l border-line pl-5 lg:mt-0 lg:pl-8">
            {items.map((item) => (
              <li key={item.id} className="relative pb-12 last:pb-2">
                <span
                  aria-hidden="true"
                  className="absolute top-1.5 -left-5 size-3 -translate-x-1/2 rounded-pill border-2 border-bg bg-ember lg:-left-8"
                />
                <NewsEntry
                  item={item}
                  level={3}
                  href={`#n-${item.id}`}
                  now={now}
                  onChange={(change) => list.change(item.id, change)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PagedList>
  )
}

function NoNews({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      title="곧 새 소식을 들고 올게요."
      {...(isFiltered && {
        actions: (
          <LinkButton href={changelogHref(null)} renderLink={renderLink}>
            모든 소식 보기
          </LinkButton>
        ),
      })}
    />
  )
}
