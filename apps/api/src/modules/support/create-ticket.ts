import type { ParsedBodyOf, Ticket } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { SUPPORT } from '@doran/contract/limits'
import { profileIdOf, type Actor, type Owner } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { countInWindow } from '../../platform/db/count-in-window.js'
import { ownerId } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { claimImage, IMAGE_PURPOSES } from '../image/index.js'
import { queueMail, supportTicketArrived } from '../mail/index.js'
import { holdOwner } from '../visitor/index.js'
import { findRepeated, type NewSupportTicket } from './find-repeated.js'
import { insertMessage } from './message-repository.js'
import { hashOfKey, newLink } from './ticket-link.js'
import { countOpen, insertTicket, lockSender, type TicketRow } from './ticket-repository.js'
import { assertSubject } from './ticket-subject.js'
import { numberOf, toTicket } from './ticket-view.js'

const DAY_MS = 86_400_000

type Given = ParsedBodyOf<'POST /v1/support/ticket'> & {
  /** Called once nothing speaks against it: a call that is refused makes no visitor. */
  becomeOwner: () => Promise<Owner>
}

/**
 * Opens a ticket of a member, or of a visitor who is mailed the link to it; the same client id with the same content is
 * the same ticket. Who is kept from writing may ask all the same.
 * @throws AppError NOT_FOUND, KEY_REUSED, TICKETS_FULL, INVALID_INPUT
 */
export async function createTicket(
  ctx: FullContext<Actor>,
  { becomeOwner, ...body }: Given,
): Promise<Ticket> {
  const given = newTicketOf(ctx.actor, body)
  const sender = ctx.actor.kind === 'nobody' ? null : ctx.actor
  const known = sender && (await findRepeated(ctx, { senderId: ownerId(sender), given }))
  if (known) return toTicket(ctx, known)
  await assertSubject(ctx, { subject: given.subject, sender })
  const owner = await becomeOwner()
  const row = await inTransaction(ctx, (tx) => open(tx, owner, given))
  return toTicket(ctx, row)
}

/** What counts of a body. */
function newTicketOf(
  { kind }: Actor,
  { pictures, email, mayReadStory, ...given }: ParsedBodyOf<'POST /v1/support/ticket'>,
): NewSupportTicket {
  const isMember = kind === 'member'
  if (!isMember && email === null) {
    throw new AppError('INVALID_INPUT', { field: 'email', message: FIELD_COPY.ticketEmail })
  }
  if (!isMember && pictures.length > 0) {
    throw new AppError('INVALID_INPUT', IMAGE_PURPOSES.ticket.refusal)
  }
  return {
    ...given,
    email: isMember ? null : email,
    mayReadStory: mayReadStory && given.subject?.type === 'session',
    pictures: [...new Set(pictures)],
  }
}

async function open(
  ctx: FullContext<Actor>,
  sender: Owner,
  given: NewSupportTicket,
): Promise<TicketRow> {
  if (!(await holdOwner(ctx, sender))) throw new AppError('MAINTENANCE', { retryAfter: 1 })
  const senderId = ownerId(sender)
  await lockSender(ctx.db, senderId)
  const known = await findRepeated(ctx, { senderId, given })
  if (known) return known
  await assertRoom(ctx, { sender, email: given.email })
  return insert(ctx, sender, given)
}

/** @throws AppError TICKETS_FULL */
async function assertRoom(
  { db, clock }: FullContext<Actor>,
  { sender, email }: { sender: Owner; email: string | null },
): Promise<void> {
  if ((await countOpen(db, sender)) >= SUPPORT.openTickets) throw new AppError('TICKETS_FULL')
  if (email === null) return
  // Counted apart from the tickets, which lose their address with whoever becomes a member.
  // What follows a plus is the same mailbox.
  const key = `ticket-mail:${hashOfKey(email.replace(/\+[^@]*@/, '@'))}`
  const sent = await countInWindow(db, { key, now: clock.now(), windowMs: DAY_MS })
  if (sent > SUPPORT.ticketsOfAddress) throw new AppError('TICKETS_FULL')
}

async function insert(
  ctx: FullContext<Actor>,
  sender: Owner,
  given: NewSupportTicket,
): Promise<TicketRow> {
  const { db } = ctx
  const createdAt = ctx.clock.now()
  const link = given.email === null ? null : newLink(ctx)
  const { text, subject, pictures, ...columns } = given
  const row = await insertTicket(db, {
    id: ctx.newId(),
    profileId: profileIdOf(sender),
    senderId: ownerId(sender),
    ...columns,
    ...link?.columns,
    status: 'received',
    subjectType: subject?.type ?? null,
    subjectId: subject?.id ?? null,
    createdAt,
    changedAt: createdAt,
  })
  const first = {
    id: ctx.newId(),
    ticketId: row.id,
    clientMessageId: null,
    isByStaff: false,
    byProfileId: null,
    text,
    pictures: [...pictures],
    createdAt,
  }
  await insertMessage(db, first)
  if (sender.kind === 'member') {
    const claiming = { ...ctx, actor: sender }
    const use = { purpose: IMAGE_PURPOSES.ticket, belongsTo: first.id }
    for (const key of pictures) await claimImage(claiming, { ...use, key })
  }
  if (link) {
    const mail = supportTicketArrived({
      number: numberOf(row),
      url: link.url,
      days: SUPPORT.linkDays,
    })
    await queueMail(ctx, { to: given.email, ...mail })
  }
  return row
}
