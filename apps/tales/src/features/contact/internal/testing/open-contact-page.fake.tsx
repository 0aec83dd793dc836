import type { TicketCard } from '@doran/contract'
import { readContactAddress } from '../../contact-address'
import { ContactPage } from '../../contact-page'
import { NOW, openContact } from './a-ticket.fake'

type Open = {
  query?: Record<string, string>
  tickets?: TicketCard[]
  nextCursor?: string | null
  replies?: Record<string, unknown[]>
}

function render(isMember: boolean, open: Open) {
  const { query = {}, tickets = [], nextCursor = null, replies = {} } = open
  const own = isMember ? { memberId: 'user-1', tickets: { items: tickets, nextCursor } } : null
  const shown = <ContactPage address={readContactAddress(query)} own={own} now={NOW} />
  return openContact(shown, { replies, isLoggedIn: isMember })
}
export const asMember = (open: Open = {}) => render(true, open)
export const asVisitor = (open: Open = {}) => render(false, open)
