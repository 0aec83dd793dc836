'use client'

import type { AdminTicket } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { postPath } from '../../../../lib/community-paths'
import { Panel } from '../parts/read-state'
import { TicketStory } from './ticket-story'

const TYPE_WORDS = { order: '결제', session: '이야기', post: '글' } as const

/** What a ticket is about. Of a story its text only where the person ticked that it may be read. */
export function SubjectPanel({ ticket: { id, subject, mayReadStory } }: { ticket: AdminTicket }) {
  if (!subject) return null
  const { type, title } = subject
  return (
    <Panel title={`문의한 ${TYPE_WORDS[type]}`}>
      <div className="corner-card bg-surface-1 px-5 py-4">
        {type === 'post' ? (
          <ZoneLink
            href={postPath(subject.id)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {title}
          </ZoneLink>
        ) : (
          <>
            <p className="font-semibold">{title}</p>
            {/* It opens for its owner alone; this is what it is found by in the log and at the provider. */}
            <p className="mt-1 font-mono text-sm break-all text-text-3">{subject.id}</p>
          </>
        )}
        {type === 'session' &&
          (mayReadStory ? (
            <TicketStory ticketId={id} />
          ) : (
            <p className="prose-ko mt-3 text-sm text-text-2">
              이 이야기의 글은 읽을 수 없어요. 보낸 사람이 읽어도 된다고 체크하지 않았어요.
            </p>
          ))}
      </div>
    </Panel>
  )
}
