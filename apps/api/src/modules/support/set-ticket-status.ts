import type { AdminTicket, ParsedBodyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAct } from './record-act.js'
import { lockTicket, updateTicket, type TicketRow } from './ticket-repository.js'
import { toAdminTicket } from './ticket-view.js'

type Change = ParsedBodyOf<'PUT /v1/admin/ticket/{ticketId}/status'>

/**
 * Says how far a ticket is; the same again changes nothing.
 * @throws AppError NOT_FOUND, TICKET_CLOSED
 */
export async function setTicketStatus(
  ctx: FullContext<Member>,
  { ticketId, status }: Change & { ticketId: string },
): Promise<AdminTicket> {
  const row = await inTransaction(ctx, (tx) => change(tx, ticketId, status))
  return toAdminTicket(ctx, row)
}

async function change(
  ctx: FullContext<Member>,
  ticketId: string,
  status: Change['status'],
): Promise<TicketRow> {
  const before = await lockTicket(ctx.db, ticketId)
  if (!before) throw new AppError('NOT_FOUND')
  if (before.status === status) return before
  if (before.status === 'closed') throw new AppError('TICKET_CLOSED')
  const row = await updateTicket(ctx.db, ticketId, { status, changedAt: ctx.clock.now() })
  await recordAct(ctx, { action: 'ticket.status_changed', row })
  return row
}
