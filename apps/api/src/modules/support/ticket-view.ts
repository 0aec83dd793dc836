import type {
  AdminTicket,
  AdminTicketCard,
  Ticket,
  TicketCard,
  TicketMessage,
} from '@doran/contract'
import type { Actor, Member } from '../../platform/context/actor.js'
import type { FullContext } from '../../platform/context/context.js'
import { listMakers } from '../profile/index.js'
import { excerptOf } from './excerpt-of.js'
import { listMessages, type MessageRow } from './message-repository.js'
import { senderOf, type ListedTicket, type TicketRow } from './ticket-repository.js'
import { describeSubject, subjectOf } from './ticket-subject.js'

/** As people say it. */
export const numberOf = ({ number }: Pick<TicketRow, 'number'>): string => `D-${number}`

export function toTicketCard(row: ListedTicket): TicketCard {
  return {
    id: row.id,
    number: numberOf(row),
    kind: row.kind,
    status: row.status,
    excerpt: excerptOf(row.firstText ?? ''),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

/** A ticket as whoever reads it now sees it. */
export async function toTicket(ctx: FullContext<Actor>, row: TicketRow): Promise<Ticket> {
  const messages = await listMessages(ctx.db, row.id)
  const subject = subjectOf(row)
  const title = subject && (await describeSubject(ctx, { subject, sender: senderOf(row) }))
  return {
    ...toTicketCard({ ...row, firstText: messages[0]?.text ?? null }),
    subject: subject && title !== null ? { ...subject, title } : null,
    mayReadStory: row.mayReadStory,
    messages: messages.map(toMessage),
  }
}

function toMessage({ id, isByStaff, text, pictures, createdAt }: MessageRow): TicketMessage {
  return { id, isByStaff, text, pictures, createdAt: createdAt.toISOString() }
}

export async function toAdminCards(
  ctx: FullContext<Member>,
  rows: readonly ListedTicket[],
): Promise<AdminTicketCard[]> {
  const authors = await listMakers(
    ctx,
    rows.flatMap(({ profileId }) => profileId ?? []),
  )
  return rows.map((row) => ({
    ...toTicketCard(row),
    author: (row.profileId && authors.get(row.profileId)) || null,
    email: row.email,
  }))
}

export async function toAdminTicket(
  ctx: FullContext<Member>,
  row: TicketRow,
): Promise<AdminTicket> {
  const { profileId, email } = row
  const authors = await listMakers(ctx, profileId === null ? [] : [profileId])
  const author = (profileId && authors.get(profileId)) || null
  return { ...(await toTicket(ctx, row)), author, email }
}
