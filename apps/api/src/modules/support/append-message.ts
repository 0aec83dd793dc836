import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findMessageByClientId, insertMessage, type MessageRow } from './message-repository.js'
import type { TicketRow } from './ticket-repository.js'

export type Said = Pick<MessageRow, 'isByStaff' | 'byProfileId' | 'text' | 'pictures'> & {
  clientMessageId: string
}

/**
 * Says something more in a ticket, whose row is locked; the same client id with the same content says nothing more.
 * @throws AppError KEY_REUSED, TICKET_CLOSED
 */
export async function appendMessage(
  { db, newId, clock }: Context,
  { row, said }: { row: TicketRow; said: Said },
): Promise<{ message: MessageRow; isNew: boolean }> {
  const known = await findMessageByClientId(db, row.id, said.clientMessageId)
  if (known) {
    if (!isDeepStrictEqual(contentOf(known), contentOf(said))) throw new AppError('KEY_REUSED')
    return { message: known, isNew: false }
  }
  if (row.status === 'closed') throw new AppError('TICKET_CLOSED')
  const message = { ...said, id: newId(), ticketId: row.id, createdAt: clock.now() }
  await insertMessage(db, message)
  return { message, isNew: true }
}

const contentOf = ({ isByStaff, byProfileId, text, pictures }: Omit<Said, 'clientMessageId'>) => ({
  isByStaff,
  byProfileId,
  text,
  pictures,
})
