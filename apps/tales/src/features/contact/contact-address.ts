import type { TicketSubject } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, withQuery, type AddressQuery } from '../../lib/address-query'
import { uuidIn } from './internal/uuid'

export type ContactAddress = {
  /** One of the member's own tickets, in place of the form. */
  ticket: string | null
  /** What somebody comes from and asks about. */
  subject: TicketSubject | null
  /** Where a page of the list begins that is not the first. */
  cursor: string | null
}

const SUBJECTS = ['order', 'session', 'post'] as const

export function readContactAddress(query: AddressQuery): ContactAddress {
  return {
    ticket: uuidIn(oneOf(query['ticket'])),
    subject: SUBJECTS.map((type) => subjectOf(type, query)).find(Boolean) ?? null,
    cursor: oneOf(query['cursor']),
  }
}

export function contactHref({ ticket, subject }: Partial<ContactAddress> = {}): string {
  return withQuery(routes.contact.path(), {
    ticket: ticket ?? null,
    ...(subject && { [subject.type]: subject.id }),
  })
}

function subjectOf(type: TicketSubject['type'], query: AddressQuery): TicketSubject | null {
  const id = uuidIn(oneOf(query[type]))
  return id === null ? null : { type, id }
}
