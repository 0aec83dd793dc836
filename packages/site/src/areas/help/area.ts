import { TALES_PATH } from '@doran/contract/names'
import { defineArea, events } from '../define-area.js'
import { page } from '../route.js'

type HelpEvent =
  /** Names the ticket's kind, never its text. */
  { type: 'send'; object: 'ticket'; object_name: string; object_attributes: { pictures: number } }

/** The changelog, the notices, and the help desk. */
export const help = defineArea(
  {
    changelog: page(`${TALES_PATH}/changelog`, { isInSitemap: true }),
    notice: page('/notice', { isInSitemap: true }),
    contact: page(`${TALES_PATH}/me/contact`, { place: '/me' }),
    contactTicket: page(`${TALES_PATH}/me/contact/ticket`, { place: '/me' }),
    adminNews: page('/admin/news'),
    adminTickets: page('/admin/tickets'),
    adminTicket: page('/admin/ticket'),
  },
  {
    places: [],
    footer: [
      { route: 'changelog', label: '새 소식', order: 26 },
      { route: 'notice', label: '공지', order: 29 },
      { route: 'contact', label: '문의하기', order: 33 },
    ],
    events: events<HelpEvent>(),
  },
)
