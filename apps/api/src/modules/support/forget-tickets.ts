import { and, inArray, lt, sql } from 'drizzle-orm'
import type { System } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { IMAGE_PURPOSES, releaseImages } from '../image/index.js'
import { deleteMessages, listMessages } from './message-repository.js'
import { lockTicket, updateTicket } from './ticket-repository.js'
import { ticket, ticketMessage } from '../../schema/support/ticket.table.js'

/** From what was said or decided last. */
const FORGOTTEN_AFTER_MS = 365 * 86_400_000
const AT_ONCE = 200
const OVER = ['answered', 'solved', 'closed'] as const

/**
 * A year after a ticket was closed or solved, or its answer left at that, nothing stays of what people wrote, nor how to reach
 * them; that there was one stays, by its number. Answers how many were forgotten.
 */
export async function forgetOldTickets(ctx: Context<never, System>): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - FORGOTTEN_AFTER_MS)
  const isKept = sql`exists (select from ${ticketMessage} where ${ticketMessage.ticketId} = ${ticket.id})`
  const old = await ctx.db
    .select({ id: ticket.id })
    .from(ticket)
    .where(and(inArray(ticket.status, [...OVER]), lt(ticket.changedAt, before), isKept))
    .orderBy(ticket.changedAt)
    .limit(AT_ONCE)
  for (const { id } of old) await inTransaction(ctx, (tx) => forgetTicket(tx, id, before))
  return old.length
}

async function forgetTicket(ctx: Context, id: string, before: Date): Promise<void> {
  const row = await lockTicket(ctx.db, id)
  // Somebody may have said more since it was found.
  if (!row || row.changedAt >= before) return
  for (const message of await listMessages(ctx.db, id)) {
    if (message.pictures.length === 0) continue
    await releaseImages(ctx, { purpose: IMAGE_PURPOSES.ticket, belongsTo: message.id })
  }
  await deleteMessages(ctx.db, id)
  await updateTicket(ctx.db, id, { ...FORGOTTEN, status: 'closed' })
}

/** Of a ticket whose texts are gone; its number, kind and dates stay. */
export const FORGOTTEN = {
  email: null,
  linkHash: null,
  linkEndsAt: null,
  subjectType: null,
  subjectId: null,
  mayReadStory: false,
} as const
