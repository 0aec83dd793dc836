'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Ticket } from '@doran/contract'
import { WhileSignedIn } from '@doran/site/session'
import { contactHref } from './contact-address'
import { Conversation } from './internal/ticket/conversation'
import { ReplyForm } from './internal/ticket/reply-form'
import { SolveTicket } from './internal/ticket/solve-ticket'

type OwnTicketPageProps = {
  memberId: string
  /** As the server read it. */
  ticket: Ticket
  now: string
}

/** One of a member's own tickets. */
export function OwnTicketPage({ memberId, ticket, now }: OwnTicketPageProps) {
  return (
    <div className="page max-w-[720px] pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">내 문의</h1>
      <WhileSignedIn memberId={memberId} next={contactHref({ ticket: ticket.id })}>
        <OwnTicket given={ticket} now={now} />
      </WhileSignedIn>
    </div>
  )
}

function OwnTicket({ given, now }: { given: Ticket; now: string }) {
  const api = useApi()
  const [shown, setShown] = useState({ given, ticket: given })
  // The server rendered it anew.
  if (shown.given !== given) setShown({ given, ticket: given })
  const { ticket } = shown
  const params = { ticketId: ticket.id }
  return (
    <>
      <Conversation ticket={ticket} now={new Date(now)} hasPictures />
      <SolveTicket
        status={ticket.status}
        onSolve={async () => {
          const next = await api.call('PUT /v1/support/ticket/{ticketId}/solved', { params })
          setShown({ given, ticket: next })
          return next.status
        }}
      />
      <ReplyForm
        ticketId={ticket.id}
        status={ticket.status}
        canAddPictures
        onSend={async (reply) => {
          const next = await api.call('POST /v1/support/ticket/{ticketId}/message', {
            params,
            body: reply,
          })
          setShown({ given, ticket: next })
        }}
      />
    </>
  )
}
