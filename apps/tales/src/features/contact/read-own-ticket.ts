import { ApiError, type ApiClient } from '@doran/api-client'
import type { Ticket } from '@doran/contract'

/** One of the member's own tickets; null where there is no such one. */
export async function readOwnTicket(api: ApiClient, ticketId: string): Promise<Ticket | null> {
  try {
    return await api.call('GET /v1/support/ticket/{ticketId}', { params: { ticketId } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
