'use client'

import { useApi } from '@doran/api-client/react'
import type { GemUsage } from '@doran/contract'
import { ZoneLink, amountLabel, numberLabel, routes } from '@doran/site/core'
import { createListHook, type ListPage, PagedList } from '@doran/site/session'

const useUsage = createListHook<GemUsage>({
  idOf: ({ sessionId }) => sessionId,
  placeOf: ({ lastAt }) => lastAt,
})

const TITLE = '이야기마다 쓴 젬'

type UsageListProps = {
  first: ListPage<GemUsage>
  /** Where the first page begins; null at the newest. */
  from: string | null
  href: string
}

/** What was used, by the story that it was used for. */
export function UsageList({ first, from, href }: UsageListProps) {
  const api = useApi()
  const usage = useUsage({
    name: `gem-usage ${from ?? ''}`,
    first,
    sort: 'new',
    read: (cursor) => api.call('GET /v1/tales/gem/usage', { query: { cursor } }),
  })
  return (
    <section aria-labelledby="usage" className="mt-14 max-w-story">
      <h2 id="usage" className="text-h3 font-extrabold">
        {TITLE}
      </h2>
      <div className="mt-4">
        <PagedList
          label={TITLE}
          box={usage.focus.box}
          empty={<p className="text-text-2">아직 쓴 젬이 없어요.</p>}
          isEmpty={usage.items.length === 0}
          href={href}
          nextCursor={usage.nextCursor}
          isLoading={usage.isLoading}
          problem={usage.problem}
          onMore={() => void usage.loadMore()}
        >
          <ul className="corner-card divide-y divide-line overflow-clip bg-surface-1">
            {usage.items.map((item) => (
              <UsageRow key={item.sessionId} usage={item} />
            ))}
          </ul>
        </PagedList>
      </div>
    </section>
  )
}

function UsageRow({ usage: { sessionId, title, turns, gems } }: { usage: GemUsage }) {
  return (
    <li data-entry={sessionId}>
      <h3>
        <ZoneLink
          href={routes.play.path({ id: sessionId })}
          className="flex min-h-14 flex-wrap items-center gap-x-2 px-5 py-3 no-underline -outline-offset-4 transition-colors duration-(--motion-state) hover:bg-surface-2"
        >
          <span className="min-w-0 font-semibold">{title}</span>{' '}
          <span className="text-sm font-normal text-text-2 tabular-nums">
            · {numberLabel(turns)}장면 · {amountLabel('gem', gems)}
          </span>
        </ZoneLink>
      </h3>
    </li>
  )
}
