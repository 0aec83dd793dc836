'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { AdminTicketCard } from '@doran/contract'
import { MoreButton, ZoneLink, formatAgo } from '@doran/site/core'
import { EmptyState } from '@doran/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ticketPath, type TicketsAddress } from '../../tickets-page-address'
import { personName } from '../parts/person-line'
import { ReadState } from '../parts/read-state'
import { TicketBadges } from './ticket-badges'

const NOTHING = {
  received: '지금은 기다리는 문의가 없어요.',
  checking: '확인하고 있는 문의가 없어요.',
  answered: '아직 답한 문의가 없어요.',
  solved: '보낸 사람이 해결됐다고 한 문의가 없어요.',
  closed: '아직 끝낸 문의가 없어요.',
} as const

/** The tickets of one status. */
export function TicketRows({ status, kind }: TicketsAddress) {
  const api = useApi()
  const [now] = useState(() => new Date())
  const query = { status, ...(kind && { kind }) }
  const reading = useInfiniteQuery({
    queryKey: ['GET /v1/admin/ticket', query],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/admin/ticket', {
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: false,
  })
  if (!reading.data) return <ReadState reading={reading} what="문의를" />
  const tickets = reading.data.pages.flatMap(({ items }) => items)
  if (tickets.length === 0) return <EmptyState mascot="ran" title={NOTHING[status]} />
  return (
    <>
      <ul aria-label="문의" className="mt-4 flex flex-col gap-3">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} now={now} />
        ))}
      </ul>
      <MoreButton reading={reading} />
    </>
  )
}

function TicketRow({ ticket, now }: { ticket: AdminTicketCard; now: Date }) {
  const { id, number, excerpt, changedAt } = ticket
  return (
    <li className="corner-card relative bg-surface-1 px-5 py-4 hover:bg-surface-2">
      <TicketBadges ticket={ticket} />
      <ZoneLink
        href={ticketPath(id)}
        className="mt-2 line-clamp-2 min-h-6 font-semibold no-underline after:absolute after:inset-0"
      >
        {excerpt || '(지운 글)'}
      </ZoneLink>
      <p className="mt-1 text-sm break-all text-text-2">
        {number} · {senderName(ticket)}
      </p>
      <p className="mt-1 text-sm text-text-3">
        <time dateTime={changedAt}>{formatAgo(new Date(changedAt), now)}</time>
      </p>
    </li>
  )
}

function senderName({ author, email }: AdminTicketCard): string {
  return email === null ? `${personName(author)} 님` : `비회원 ${email}`
}
