import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { member } from '../account/member.table.js'

/** A while of one browser's use, which has ended once nothing was heard of it for long. */
export const eventSession = pgTable(
  'event_session',
  {
    id: uuid().primaryKey(),
    deviceType: text().notNull(),
    /** What the client says of itself; nothing rests on it. */
    claimedAddress: text().notNull(),
    location: text().notNull(),
    userAgent: text().notNull(),
    /** As the server saw it when the session began; an IPv6 network as one. */
    seenAddress: text().notNull(),
    /** Whoever signed in during it; from then on it is theirs alone. */
    memberId: uuid().references(() => member.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    /** In no index, so that a touch writes none. */
    lastSeenAt: instant().notNull(),
  },
  (table) => [
    index('event_session_of_member').on(table.memberId),
    index('event_session_age').on(table.createdAt),
  ],
)
