import type { InboxCopy } from '../notice-copy.js'

export const help = {
  ticket_answered: ({ ticketId, number, excerpt }) => ({
    sentence: `문의 ${number}에 답이 왔어요.`,
    detail: excerpt,
    link: { to: 'contact', query: { ticket: ticketId }, label: '답 보기' },
  }),
} satisfies Partial<InboxCopy>
