'use client'

import { useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { AdminTicket } from '@doran/contract'
import { formatAgo } from '@doran/site/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ReadState } from './internal/parts/read-state'
import { AnswerForm } from './internal/ticket/answer-form'
import { SenderPanel } from './internal/ticket/sender-panel'
import { StatusButtons } from './internal/ticket/status-buttons'
import { SubjectPanel } from './internal/ticket/subject-panel'
import { TicketBadges } from './internal/ticket/ticket-badges'
import { TicketMessages } from './internal/ticket/ticket-messages'

/** One ticket: who asks, what about, what was said, and the answer. */
export function TicketPage({ ticketId }: { ticketId: string }) {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, 'GET /v1/admin/ticket/{ticketId}', { params: { ticketId } })
  const reading = useQuery({ ...query, staleTime: 0 })
  const [now] = useState(() => new Date())
  const ticket = reading.data
  if (!ticket) return <ReadState reading={reading} what="문의를" gone="그런 문의가 없어요." />
  const show = (next: AdminTicket) => {
    queries.setQueryData(query.queryKey, next)
    void queries.invalidateQueries({ queryKey: ['GET /v1/admin/ticket'] })
  }
  return (
    <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-10">
      <div className="min-w-0">
        <TicketBadges ticket={ticket} />
        <p className="mt-2 text-sm text-text-3">
          {ticket.number} ·{' '}
          <time dateTime={ticket.createdAt}>{formatAgo(new Date(ticket.createdAt), now)}</time>{' '}
          들어왔어요.
        </p>
        <TicketMessages messages={ticket.messages} now={now} />
        <SubjectPanel ticket={ticket} />
        <SenderPanel author={ticket.author} email={ticket.email} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
        <StatusButtons ticket={ticket} onChanged={show} />
        <AnswerForm
          key={ticketId}
          ticket={ticket}
          onAnswered={show}
          reload={() => void reading.refetch()}
        />
      </div>
    </div>
  )
}
