import type { TicketKind, TicketStatus } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, type AddressQuery } from '../../lib/address-value'
import { KINDS, STATUSES } from './internal/ticket/ticket-words'

export type TicketsAddress = { status: TicketStatus; kind: TicketKind | null }

export function readTicketsAddress(query: AddressQuery): TicketsAddress {
  return {
    status: STATUSES.find((status) => status === oneOf(query['status'])) ?? 'received',
    kind: KINDS.find((kind) => kind === oneOf(query['kind'])) ?? null,
  }
}

export function ticketsPath({ status, kind }: TicketsAddress): string {
  const query = new URLSearchParams()
  if (status !== 'received') query.set('status', status)
  if (kind) query.set('kind', kind)
  return query.size > 0 ? `${routes.adminTickets.path()}?${query}` : routes.adminTickets.path()
}

export function ticketPath(id: string): string {
  return `${routes.adminTicket.path()}?${new URLSearchParams({ id })}`
}
