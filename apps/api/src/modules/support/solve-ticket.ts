import type { Ticket } from '@doran/contract'
import type { Actor, Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { lockByLink, lockOwn } from './lock-ticket.js'
import { updateTicket, type TicketRow } from './ticket-repository.js'
import { toTicket } from './ticket-view.js'

/**
 * The member asks nothing more of an answered ticket; any other stays as it is.
 * @throws AppError NOT_FOUND
 */
export async function solveTicket(
  ctx: FullContext<Member>,
  { id }: Pick<TicketRow, 'id'>,
): Promise<Ticket> {
  const row = await inTransaction(ctx, async (tx) => solve(tx, await lockOwn(tx, id)))
  return toTicket(ctx, row)
}

/**
 * The same by the link of a visitor's ticket, which opens it no longer than before.
 * @throws AppError NOT_FOUND
 */
export async function solveTicketByLink(
  ctx: FullContext<Actor>,
  { key }: { key: string },
): Promise<Ticket> {
  const row = await inTransaction(ctx, async (tx) => solve(tx, await lockByLink(tx, key)))
  return toTicket(ctx, row)
}

async function solve({ db, clock }: FullContext<Actor>, row: TicketRow): Promise<TicketRow> {
  if (row.status !== 'answered') return row
  return updateTicket(db, row.id, { status: 'solved', changedAt: clock.now() })
}
