import type { Ticket } from '@doran/contract'
import type { Actor, Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { claimImage, IMAGE_PURPOSES } from '../image/index.js'
import { appendMessage } from './append-message.js'
import { lockByLink, lockOwn } from './lock-ticket.js'
import { linkEndsAt } from './ticket-link.js'
import { updateTicket, type TicketRow } from './ticket-repository.js'
import { toTicket } from './ticket-view.js'

type Message = { clientMessageId: string; text: string }

/**
 * Says more in the member's ticket; one that was answered or solved waits again.
 * @throws AppError NOT_FOUND, KEY_REUSED, TICKET_CLOSED, INVALID_INPUT
 */
export async function addMessage(
  ctx: FullContext<Member>,
  { ticket, pictures, ...given }: Message & { ticket: TicketRow; pictures: readonly string[] },
): Promise<Ticket> {
  const keys = [...new Set(pictures)]
  const row = await inTransaction(ctx, async (tx) => {
    return say(tx, await lockOwn(tx, ticket.id), given, keys)
  })
  return toTicket(ctx, row)
}

async function say(
  ctx: FullContext<Member>,
  row: TicketRow,
  given: Message,
  pictures: string[],
): Promise<TicketRow> {
  const said = { ...given, pictures, isByStaff: false, byProfileId: null }
  const { message, isNew } = await appendMessage(ctx, { row, said })
  if (!isNew) return row
  const use = { purpose: IMAGE_PURPOSES.ticket, belongsTo: message.id }
  for (const key of pictures) await claimImage(ctx, { ...use, key })
  return updateTicket(ctx.db, row.id, { ...waiting(row), changedAt: message.createdAt })
}

/**
 * The same by the link of a visitor's ticket, which opens it for longer then.
 * @throws AppError NOT_FOUND, KEY_REUSED, TICKET_CLOSED
 */
export async function addMessageByLink(
  ctx: FullContext<Actor>,
  { key, ...given }: Message & { key: string },
): Promise<Ticket> {
  const row = await inTransaction(ctx, async (tx) => {
    const locked = await lockByLink(tx, key)
    const said = { ...given, pictures: [], isByStaff: false, byProfileId: null }
    const { message, isNew } = await appendMessage(tx, { row: locked, said })
    if (!isNew) return locked
    const { createdAt } = message
    const ends = { linkEndsAt: linkEndsAt(createdAt) }
    return updateTicket(tx.db, locked.id, { ...waiting(locked), ...ends, changedAt: createdAt })
  })
  return toTicket(ctx, row)
}

const waiting = ({ status }: TicketRow) => ({
  status: status === 'answered' || status === 'solved' ? ('received' as const) : status,
})
