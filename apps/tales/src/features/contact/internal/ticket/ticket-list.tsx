'use client'

import { useApi } from '@doran/api-client/react'
import type { TicketCard } from '@doran/contract'
import { ZoneLink, formatAgo } from '@doran/site/core'
import { PagedList, createListHook, type ListPage } from '@doran/site/session'
import { Badge } from '@doran/ui'
import { contactHref } from '../../contact-address'
import { kindName, statusLook } from '../ticket-words'

const useTickets = createListHook<TicketCard>({
  idOf: ({ id }) => id,
  placeOf: ({ createdAt }) => createdAt,
})

type TicketListProps = {
  first: ListPage<TicketCard>
  /** Where the first page begins; null at the newest. */
  from: string | null
  now: string
}

/** What a member asked, the newest first. */
export function TicketList({ first, from, now }: TicketListProps) {
  const api = useApi()
  const list = useTickets({
    name: `tickets ${from ?? ''}`,
    first,
    sort: 'new',
    read: (cursor) => api.call('GET /v1/support/ticket/my', { query: { cursor } }),
  })
  return (
    <PagedList
      label="내 문의"
      box={list.focus.box}
      empty={
        <p className="corner-card mt-3 bg-surface-1 px-5 py-5 text-text-2">아직 문의가 없어요.</p>
      }
      isEmpty={list.items.length === 0}
      href={contactHref()}
      nextCursor={list.nextCursor}
      isLoading={list.isLoading}
      problem={list.problem}
      onMore={() => void list.loadMore()}
    >
      <ul className="corner-card mt-3 divide-y divide-line overflow-clip bg-surface-1">
        {list.items.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} now={new Date(now)} />
        ))}
      </ul>
    </PagedList>
  )
}

function TicketRow({ ticket, now }: { ticket: TicketCard; now: Date }) {
  const { id, number, kind, status, excerpt, changedAt } = ticket
  const { word, tone } = statusLook(status)
  return (
    <li data-entry={id} className="relative px-5 py-4 hover:bg-surface-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm text-text-3">
          {number} · {kindName(kind)}
        </p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <h3 className="mt-1 font-semibold">
        <ZoneLink
          href={contactHref({ ticket: id })}
          className="line-clamp-2 no-underline after:absolute after:inset-0"
        >
          {excerpt || '오래되어 글을 지운 문의'}
        </ZoneLink>
      </h3>
      <p className="mt-1 text-sm text-text-3">
        <time dateTime={changedAt}>{formatAgo(new Date(changedAt), now)}</time>
      </p>
    </li>
  )
}
