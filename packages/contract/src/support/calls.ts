import { z } from 'zod'
import { call, json } from '../core/call.js'
import { Email } from '../core/person.js'
import { ClientId, Cursor, PageSize, Timestamp, Uuid, page } from '../core/primitives.js'
import { Maker } from '../profile/calls.js'
import { SUPPORT_FIELD_COPY } from './copy.js'
import { SUPPORT, SUPPORT_LENGTHS } from './limits.js'
import { TicketImageKey } from '../image/keys.js'

export const TicketKind = z.enum(['payment', 'account', 'story', 'report', 'creator', 'idea'])
export type TicketKind = z.infer<typeof TicketKind>

/**
 * `received`: not looked at yet; `checking`: an operator looks at it; `answered`: the person's turn; `solved`: the
 * person said that the answer helped, and opens it again by writing; `closed`: for good.
 */
export const TicketStatus = z.enum(['received', 'checking', 'answered', 'solved', 'closed'])
export type TicketStatus = z.infer<typeof TicketStatus>

/** The subject of a ticket: something of the person's own, or a post that they can see. */
export const TicketSubject = z.discriminatedUnion('type', [
  z.object({ type: z.literal('order'), id: Uuid }),
  z.object({ type: z.literal('session'), id: Uuid }),
  z.object({ type: z.literal('post'), id: Uuid }),
])
export type TicketSubject = z.infer<typeof TicketSubject>

export const TicketMessage = z.object({
  id: Uuid,
  isByStaff: z.boolean(),
  text: z.string(),
  pictures: z.array(z.string()),
  createdAt: Timestamp,
})
export type TicketMessage = z.infer<typeof TicketMessage>

export const TicketCard = z.object({
  id: Uuid,
  /** The number as people say it: D-1042. */
  number: z.string(),
  kind: TicketKind,
  status: TicketStatus,
  /** The beginning of what was written. */
  excerpt: z.string(),
  createdAt: Timestamp,
  changedAt: Timestamp,
})
export type TicketCard = z.infer<typeof TicketCard>

export const Ticket = TicketCard.extend({
  /** Null where it is about nothing of these, or that is gone. `title` says it in words. */
  subject: z
    .object({ type: z.enum(['order', 'session', 'post']), id: Uuid, title: z.string() })
    .nullable(),
  /** Staff may read the story it is about. */
  mayReadStory: z.boolean(),
  messages: z.array(TicketMessage),
})
export type Ticket = z.infer<typeof Ticket>

export const AdminTicketCard = TicketCard.extend({
  author: Maker.nullable(),
  /** The address of a visitor; null for a member. */
  email: z.string().nullable(),
})
export type AdminTicketCard = z.infer<typeof AdminTicketCard>

export const AdminTicket = Ticket.extend({
  author: Maker.nullable(),
  email: z.string().nullable(),
})
export type AdminTicket = z.infer<typeof AdminTicket>

const Text = z
  .string()
  .trim()
  .min(SUPPORT_LENGTHS.ticketTextMin, SUPPORT_FIELD_COPY.ticketText)
  .max(SUPPORT_LENGTHS.ticketText, SUPPORT_FIELD_COPY.ticketTextTooLong)

const ReplyText = z
  .string()
  .trim()
  .min(1, SUPPORT_FIELD_COPY.ticketReply)
  .max(SUPPORT_LENGTHS.ticketText, SUPPORT_FIELD_COPY.ticketTextTooLong)

const Pictures = z
  .array(TicketImageKey)
  .max(SUPPORT.pictures, SUPPORT_FIELD_COPY.ticketPictures)
  .default([])

/** From the link that was mailed; opens one ticket. */
const LinkKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

const reply = { clientMessageId: ClientId, text: ReplyText } as const
const ofTicket = { params: z.object({ ticketId: Uuid }) } as const
const moderator = {
  actor: 'member',
  role: 'moderator',
  auth: 'full',
  limit: 'moderate',
} as const

export const supportCalls = {
  /**
   * A member's ticket is in their list; a visitor's is opened by the link that is mailed to `email`. `subject` must
   * be the caller's own order or story, or a post that they can see: else it answers as if there were none.
   */
  ...call('POST /v1/support/ticket', {
    actor: 'visitor',
    limit: 'ticket',
    replayKey: 'clientTicketId',
    body: z.object({
      clientTicketId: ClientId,
      kind: TicketKind,
      text: Text,
      /** Of visitors; a member is answered in the inbox. */
      email: Email.nullable().default(null),
      subject: TicketSubject.nullable().default(null),
      /** Staff may read the story that `subject` names. */
      mayReadStory: z.boolean().default(false),
      pictures: Pictures,
    }),
    reply: json(Ticket),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'TICKETS_FULL'],
  }),
  ...call('GET /v1/support/ticket/my', {
    actor: 'member',
    limit: 'read',
    query: z.object({ cursor: Cursor.optional(), limit: PageSize }),
    reply: json(page(TicketCard)),
    codes: [],
  }),
  ...call('GET /v1/support/ticket/{ticketId}', {
    ...ofTicket,
    actor: 'member',
    owns: 'ticket',
    limit: 'read',
    reply: json(Ticket),
    codes: ['NOT_FOUND'],
  }),
  ...call('POST /v1/support/ticket/{ticketId}/message', {
    ...ofTicket,
    actor: 'member',
    auth: 'full',
    owns: 'ticket',
    limit: 'ticketMessage',
    replayKey: 'clientMessageId',
    body: z.object({ ...reply, pictures: Pictures }),
    reply: json(Ticket),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'TICKET_CLOSED'],
  }),
  /**
   * The answer helped, and nothing is asked any more. Only of one that is answered: any other stays as it is, so that what
   * comes late does not end what waits for an answer.
   */
  ...call('PUT /v1/support/ticket/{ticketId}/solved', {
    ...ofTicket,
    actor: 'member',
    auth: 'full',
    owns: 'ticket',
    limit: 'ticketMessage',
    isRepeatable: true,
    reply: json(Ticket),
    codes: ['NOT_FOUND'],
  }),
  /** A visitor's, by its link: the key goes in the body, where no log and no referrer keeps it. */
  ...call('POST /v1/support/link', {
    actor: 'anyone',
    limit: 'read',
    isRepeatable: true,
    body: z.object({ key: LinkKey }),
    reply: json(Ticket),
    codes: ['NOT_FOUND'],
  }),
  ...call('POST /v1/support/link/message', {
    actor: 'anyone',
    limit: 'ticketMessage',
    replayKey: 'clientMessageId',
    body: z.object({ ...reply, key: LinkKey }),
    reply: json(Ticket),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'TICKET_CLOSED'],
  }),
  ...call('PUT /v1/support/link/solved', {
    actor: 'anyone',
    limit: 'ticketMessage',
    isRepeatable: true,
    body: z.object({ key: LinkKey }),
    reply: json(Ticket),
    codes: ['NOT_FOUND'],
  }),
  /** Those that wait first, the oldest of them first; with `status` those alone. */
  ...call('GET /v1/admin/ticket', {
    ...moderator,
    query: z.object({
      status: TicketStatus.default('received'),
      kind: TicketKind.optional(),
      cursor: Cursor.optional(),
      limit: PageSize,
    }),
    reply: json(page(AdminTicketCard)),
    codes: [],
  }),
  ...call('GET /v1/admin/ticket/{ticketId}', {
    ...moderator,
    ...ofTicket,
    reply: json(AdminTicket),
    codes: ['NOT_FOUND'],
  }),
  /** An answer, which reaches the inbox or the mail; with `status` `closed` nothing can be added. */
  ...call('POST /v1/admin/ticket/{ticketId}/answer', {
    ...moderator,
    ...ofTicket,
    replayKey: 'clientMessageId',
    body: z.object({ ...reply, status: z.enum(['answered', 'closed']).default('answered') }),
    reply: json(AdminTicket),
    codes: ['NOT_FOUND', 'KEY_REUSED', 'TICKET_CLOSED'],
  }),
  ...call('PUT /v1/admin/ticket/{ticketId}/status', {
    ...moderator,
    ...ofTicket,
    isRepeatable: true,
    body: z.object({ status: TicketStatus.exclude(['solved']) }),
    reply: json(AdminTicket),
    codes: ['NOT_FOUND', 'TICKET_CLOSED'],
  }),
  /**
   * The story that a ticket is about: its last scenes, the oldest of them first. Without the person's tick it answers
   * `NOT_FOUND`, and the log keeps who asked; with it the log keeps who read. No `GET`, since it writes that.
   */
  ...call('POST /v1/admin/ticket/{ticketId}/story', {
    ...moderator,
    ...ofTicket,
    isRepeatable: true,
    reply: json(
      z.object({
        title: z.string(),
        turns: z.array(z.object({ input: z.string(), text: z.string() })),
      }),
    ),
    codes: ['NOT_FOUND'],
  }),
}
