import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { ticketMessage } from '../../schema/support/ticket.table.js'

export type MessageRow = typeof ticketMessage.$inferSelect

export async function insertMessage(db: Executor, row: MessageRow): Promise<void> {
  await db.insert(ticketMessage).values(row)
}

export async function findMessageByClientId(
  db: Executor,
  ticketId: string,
  clientMessageId: string,
): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(ticketMessage)
    .where(
      and(eq(ticketMessage.ticketId, ticketId), eq(ticketMessage.clientMessageId, clientMessageId)),
    )
  return row ?? null
}

/** What was said, in its order. */
export async function listMessages(db: Executor, ticketId: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(ticketMessage)
    .where(eq(ticketMessage.ticketId, ticketId))
    .orderBy(asc(ticketMessage.createdAt), asc(ticketMessage.id))
}

export async function deleteMessages(db: Executor, ticketId: string): Promise<void> {
  await db.delete(ticketMessage).where(eq(ticketMessage.ticketId, ticketId))
}
