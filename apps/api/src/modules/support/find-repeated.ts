import { isDeepStrictEqual } from 'node:util'
import type { TicketKind, TicketSubject } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { listMessages } from './message-repository.js'
import { findTicketByClientId, type TicketRow } from './ticket-repository.js'
import { subjectOf } from './ticket-subject.js'

export type NewSupportTicket = {
  clientTicketId: string
  kind: TicketKind
  text: string
  /** Null of members. */
  email: string | null
  subject: TicketSubject | null
  mayReadStory: boolean
  /** Each once. */
  pictures: readonly string[]
}

/**
 * The ticket that the sender's client id made before; null for a new one.
 * @throws AppError KEY_REUSED where that was another ticket
 */
export async function findRepeated(
  { db }: Context,
  { senderId, given }: { senderId: string; given: NewSupportTicket },
): Promise<TicketRow | null> {
  const row = await findTicketByClientId(db, senderId, given.clientTicketId)
  if (!row) return null
  const { clientTicketId, kind, email, mayReadStory } = row
  const [first] = await listMessages(db, row.id)
  const before: NewSupportTicket = {
    clientTicketId,
    kind,
    text: first?.text ?? '',
    email,
    subject: subjectOf(row),
    mayReadStory,
    pictures: first?.pictures ?? [],
  }
  if (!isDeepStrictEqual(before, given)) throw new AppError('KEY_REUSED')
  return row
}
