import { TALES_PATH } from '@doran/contract/names'
import { defineArea, events } from './define-area.js'
import { page } from './route.js'

type HelpEvent =
  /** By the ticket's kind, never its text. */
  { type: 'send'; object: 'ticket'; object_name: string; object_attributes: { pictures: number } }

/** What is new, what people must know, and where they ask. */
export const help = defineArea(
  {
    changelog: page(`${TALES_PATH}/changelog`, { isInSitemap: true }),
    notice: page('/notice', { isInSitemap: true }),
    contact: page(`${TALES_PATH}/me/contact`),
    contactTicket: page(`${TALES_PATH}/me/contact/ticket`),
    adminNews: page('/admin/news'),
    adminTickets: page('/admin/tickets'),
    adminTicket: page('/admin/ticket'),
  },
  {
    places: [],
    footer: [
      { route: 'changelog', label: '새 소식', order: 26 },
      { route: 'notice', label: '공지', order: 28 },
      { route: 'contact', label: '문의하기', order: 33 },
    ],
    loginReasons: {
      'react-news': '소식에 반응을 남기려면 로그인해 주세요.',
      tickets: '보낸 문의를 보려면 로그인해 주세요.',
    },
    inbox: {
      ticket_answered: ({ ticketId, number, excerpt }) => ({
        sentence: `문의 ${number}에 답이 왔어요.`,
        detail: excerpt,
        link: { to: 'contact', query: { ticket: ticketId }, label: '답 보기' },
      }),
    },
    events: events<HelpEvent>(),
  },
)
