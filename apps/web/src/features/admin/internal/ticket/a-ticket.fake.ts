import type { AdminTicket, AdminTicketCard } from '@doran/contract'
import { aMaker } from '../testing/an-operator.fake'

export const TICKET_ID = '0198f5a2-0000-7000-8000-0000000000e1'
export const SUBJECT_ID = '0198f5a2-0000-7000-8000-0000000000e2'

export function aTicketCard(over: Partial<AdminTicketCard> = {}): AdminTicketCard {
  return {
    id: TICKET_ID,
    number: 'D-1042',
    kind: 'story',
    status: 'received',
    excerpt: '장면이 자꾸 끊겨요.',
    author: aMaker(),
    email: null,
    createdAt: '2026-11-23T03:00:00.000Z',
    changedAt: '2026-11-23T03:00:00.000Z',
    ...over,
  }
}

export function anAdminTicket(over: Partial<AdminTicket> = {}): AdminTicket {
  return {
    ...aTicketCard(),
    subject: null,
    mayReadStory: false,
    messages: [
      {
        id: 'message-1',
        isByStaff: false,
        text: '장면이 자꾸 끊겨요.\n세 번이나요.',
        pictures: ['ticket-image/a.webp'],
        createdAt: '2026-11-23T03:00:00.000Z',
      },
    ],
    ...over,
  }
}
