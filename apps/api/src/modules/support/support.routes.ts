import type { ContractKey } from '@doran/contract'
import type { HandlersOf } from '../../platform/http/handlers.js'
import { addMessage, addMessageByLink } from './add-message.js'
import { answerTicket } from './answer-ticket.js'
import { createTicket } from './create-ticket.js'
import { readTicketStory } from './read-ticket-story.js'
import { getTicket, listOwnTickets, listTickets, openByLink } from './read-tickets.js'
import { setTicketStatus } from './set-ticket-status.js'
import { solveTicket, solveTicketByLink } from './solve-ticket.js'
import { toTicket } from './ticket-view.js'

type Keys = Extract<
  ContractKey,
  `${string} /v1/support/${string}` | `${string} /v1/admin/ticket${string}`
>

export const supportHandlers: HandlersOf<Keys> = {
  'POST /v1/support/ticket': ({ ctx, body, becomeOwner }) =>
    createTicket(ctx, { ...body, becomeOwner }),
  'GET /v1/support/ticket/my': ({ ctx, query }) => listOwnTickets(ctx, query),
  'GET /v1/support/ticket/{ticketId}': ({ ctx, owned }) => toTicket(ctx, owned),
  'POST /v1/support/ticket/{ticketId}/message': ({ ctx, owned, body }) =>
    addMessage(ctx, { ticket: owned, ...body }),
  'PUT /v1/support/ticket/{ticketId}/solved': ({ ctx, owned }) => solveTicket(ctx, owned),
  'POST /v1/support/link': ({ ctx, body }) => openByLink(ctx, body),
  'POST /v1/support/link/message': ({ ctx, body }) => addMessageByLink(ctx, body),
  'PUT /v1/support/link/solved': ({ ctx, body }) => solveTicketByLink(ctx, body),
  'GET /v1/admin/ticket': ({ ctx, query }) => listTickets(ctx, query),
  'GET /v1/admin/ticket/{ticketId}': ({ ctx, params }) => getTicket(ctx, params),
  'POST /v1/admin/ticket/{ticketId}/answer': ({ ctx, params, body }) =>
    answerTicket(ctx, { ...params, ...body }),
  'PUT /v1/admin/ticket/{ticketId}/status': ({ ctx, params, body }) =>
    setTicketStatus(ctx, { ...params, ...body }),
  'POST /v1/admin/ticket/{ticketId}/story': ({ ctx, params }) => readTicketStory(ctx, params),
}
