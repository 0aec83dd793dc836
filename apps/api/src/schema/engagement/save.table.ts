import { index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'
import { profile } from '../profile/profile.table.js'

/** A member's own, named list of what they saved. */
export const saveCollection = pgTable(
  'save_collection',
  {
    id: uuid().primaryKey(),
    clientCollectionId: text().notNull(),
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    name: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique('save_collection_name').on(table.profileId, table.name),
    unique('save_collection_client_id').on(table.profileId, table.clientCollectionId),
  ],
)

/** What a member keeps to find it again; in one collection at most. */
export const save = pgTable(
  'save',
  {
    profileId: uuid()
      .notNull()
      .references(() => profile.id),
    targetType: text({ enum: ['game', 'theme', 'post'] }).notNull(),
    targetId: uuid().notNull(),
    collectionId: uuid().references(() => saveCollection.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.targetType, table.targetId] }),
    index('save_of_profile').on(
      table.profileId,
      table.createdAt.desc().nullsFirst(),
      table.targetId.desc().nullsFirst(),
    ),
    index('save_of_collection').on(table.collectionId),
    /** How many saved it. */
    index('save_of_target').on(table.targetType, table.targetId),
  ],
)
