'use client'

import { useState, type ReactNode } from 'react'
import { SUPPORT } from '@doran/contract/support/limits'
import { Button, EmptyState, ErrorState, LinkButton, Skeleton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { contactHref } from './contact-address'
import { useLinkTicket } from './internal/link/use-link-ticket'
import { Conversation } from './internal/ticket/conversation'
import { ReplyForm } from './internal/ticket/reply-form'
import { SolveTicket } from './internal/ticket/solve-ticket'

/** A visitor's ticket, by the link that was mailed. */
export function LinkTicketPage() {
  const { state, retry, reply, solve } = useLinkTicket()
  const [now] = useState(() => new Date())
  return (
    <div className="page max-w-[720px] pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">보낸 문의</h1>
      {state.name === 'reading' && <Reading />}
      {state.name === 'missing' && (
        <NotThere title="메일로 받은 링크로 열어 주세요.">
          문의할 때 적은 이메일로 링크를 보내 드렸어요. 그 메일의 링크를 눌러 주세요.
        </NotThere>
      )}
      {state.name === 'gone' && (
        <NotThere title="이 링크로는 문의를 볼 수 없어요.">
          링크는 마지막 글이 오간 뒤 {SUPPORT.linkDays}일 동안 열려요. 가장 최근에 받은 메일의
          링크를 눌러 주세요. 그래도 열리지 않으면 새로 문의해 주세요.
        </NotThere>
      )}
      {state.name === 'failed' && (
        <ErrorState
          level={2}
          title="문의를 불러오지 못했어요."
          actions={<Button onClick={() => retry(state.key)}>다시 시도</Button>}
        >
          <p>{state.message}</p>
        </ErrorState>
      )}
      {state.name === 'shown' && (
        <>
          <Conversation ticket={state.ticket} now={now} hasPictures={false} />
          <SolveTicket
            key={`solve ${state.ticket.id}`}
            status={state.ticket.status}
            onSolve={() => solve(state.key)}
          />
          <ReplyForm
            key={state.ticket.id}
            ticketId={state.ticket.id}
            status={state.ticket.status}
            canAddPictures={false}
            onSend={(written) => reply(state.key, written)}
          />
        </>
      )}
    </div>
  )
}

function NotThere({ title, children }: { title: string; children: ReactNode }) {
  return (
    <EmptyState
      mascot="ran"
      title={title}
      actions={
        <LinkButton href={contactHref()} renderLink={renderLink}>
          새로 문의하기
        </LinkButton>
      }
    >
      <p>{children}</p>
    </EmptyState>
  )
}

function Reading() {
  return (
    <div aria-busy="true" className="mt-6 flex flex-col gap-4">
      <p role="status" className="sr-only">
        문의를 불러오고 있어요.
      </p>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-28 w-full" />
    </div>
  )
}
