import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** What somebody asks of those who run the product. Of a member or of a visitor, never of both. */
export const ticket = pgTable(
  'ticket',
  {
    id: uuid().primaryKey(),
    /** People say it as D-1042. */
    number: integer().generatedAlwaysAsIdentity({ startWith: 1_001 }).unique(),
    profileId: uuid().references(() => profile.id),
    /** A visitor's. */
    email: text(),
    /** SHA-256 of the key in the link that was mailed, in hexadecimal. */
    linkHash: text(),
    linkEndsAt: instant(),
    /** Of the visitor or profile that sent it. */
    senderId: uuid().notNull(),
    clientTicketId: text().notNull(),
    kind: text({ enum: ['payment', 'account', 'story', 'report', 'creator', 'idea'] }).notNull(),
    status: text({ enum: ['received', 'checking', 'answered', 'solved', 'closed'] }).notNull(),
    subjectType: text({ enum: ['order', 'session', 'post'] }),
    subjectId: uuid(),
    mayReadStory: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    /** When its status changed or something was said last. */
    changedAt: instant().notNull(),
  },
  (table) => [
    unique('ticket_client_id').on(table.senderId, table.clientTicketId),
    index('ticket_of_profile').on(
      table.profileId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('ticket_queue').on(table.status, table.changedAt, table.id),
    uniqueIndex('ticket_link')
      .on(table.linkHash)
      .where(sql`link_hash is not null`),
    index('ticket_of_email')
      .on(table.email, table.createdAt)
      .where(sql`email is not null`),
  ],
)

export const ticketMessage = pgTable(
  'ticket_message',
  {
    id: uuid().primaryKey(),
    ticketId: uuid()
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    clientMessageId: text(),
    isByStaff: boolean().notNull(),
    /** Who of the staff answered. */
    byProfileId: uuid(),
    text: text().notNull(),
    pictures: jsonb().$type<string[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('ticket_message_client_id').on(table.ticketId, table.clientMessageId),
    index('ticket_message_of_ticket').on(table.ticketId, table.createdAt, table.id),
  ],
)
