import type { AdminTicket, ParsedBodyOf } from '@doran/contract'
import { SUPPORT } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { queueMail, supportTicketAnswered } from '../mail/index.js'
import { addNotification } from '../notification/index.js'
import { appendMessage } from './append-message.js'
import { excerptOf } from './excerpt-of.js'
import type { MessageRow } from './message-repository.js'
import { recordAct } from './record-act.js'
import { newLink } from './ticket-link.js'
import { lockTicket, updateTicket, type TicketRow } from './ticket-repository.js'
import { numberOf, toAdminTicket } from './ticket-view.js'

type Answer = ParsedBodyOf<'POST /v1/admin/ticket/{ticketId}/answer'>
type Answered = { row: TicketRow; message: MessageRow; status: Answer['status'] }

/**
 * Answers somebody, in their inbox or by mail. The mailed link has another key, since of the one before only the hash
 * is known; that one opens nothing any more.
 * @throws AppError NOT_FOUND, KEY_REUSED, TICKET_CLOSED
 */
export async function answerTicket(
  ctx: FullContext<Member>,
  { ticketId, status, ...given }: Answer & { ticketId: string },
): Promise<AdminTicket> {
  const row = await inTransaction(ctx, async (tx) => {
    const locked = await lockTicket(tx.db, ticketId)
    if (!locked) throw new AppError('NOT_FOUND')
    const by = { isByStaff: true, byProfileId: tx.actor.profileId }
    const said = { ...given, ...by, pictures: [] }
    const { message, isNew } = await appendMessage(tx, { row: locked, said })
    if (isNew) return answer(tx, { row: locked, message, status })
    if (hasAnotherStatus({ row: locked, message, status })) throw new AppError('KEY_REUSED')
    return locked
  })
  return toAdminTicket(ctx, row)
}

/** What happened to the ticket since says no more what the answer made of it. */
function hasAnotherStatus({ row, message, status }: Answered): boolean {
  return row.changedAt.getTime() === message.createdAt.getTime() && row.status !== status
}

async function answer(
  ctx: FullContext<Member>,
  { row: before, message, status }: Answered,
): Promise<TicketRow> {
  const link = before.email === null ? null : newLink(ctx)
  const changedAt = message.createdAt
  const row = await updateTicket(ctx.db, before.id, { status, changedAt, ...link?.columns })
  const number = numberOf(row)
  if (link) {
    const mail = supportTicketAnswered({ number, url: link.url, days: SUPPORT.linkDays })
    await queueMail(ctx, { to: row.email, ...mail })
  }
  if (row.profileId !== null) {
    const data = { ticketId: row.id, number, excerpt: excerptOf(message.text) }
    await addNotification(ctx, { profileId: row.profileId, type: 'ticket_answered', data })
  }
  await recordAct(ctx, { action: 'ticket.answered', row })
  return row
}
