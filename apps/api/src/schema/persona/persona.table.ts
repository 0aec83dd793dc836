import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'
import { visitor } from '../visitor/visitor.table.js'

/** Who a reader is in stories. A story keeps a copy of what was chosen for it. */
export const persona = pgTable(
  'persona',
  {
    id: uuid().primaryKey(),
    ownerVisitorId: uuid().references(() => visitor.id),
    ownerProfileId: uuid().references(() => profile.id),
    clientPersonaId: text().notNull(),
    name: text().notNull(),
    pronoun: text().notNull(),
    ageBand: text({ enum: ['10대', '20대', '30대+', '비밀'] }).notNull(),
    look: text().notNull(),
    personality: text().notNull(),
    speech: text().notNull(),
    likes: text().notNull(),
    bounds: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('persona_one_owner', sql`num_nonnulls(owner_visitor_id, owner_profile_id) = 1`),
    unique('persona_visitor_client_id').on(table.ownerVisitorId, table.clientPersonaId),
    unique('persona_profile_client_id').on(table.ownerProfileId, table.clientPersonaId),
    uniqueIndex('persona_one_default')
      .on(table.ownerProfileId)
      .where(sql`is_default`),
    index('persona_of_profile').on(table.ownerProfileId, table.createdAt),
    index('persona_of_visitor').on(table.ownerVisitorId),
  ],
)

export type PersonaRow = typeof persona.$inferSelect
