import type { RichText } from '@doran/contract'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.js'

/** A version of a text that administrators write; the highest is in force. Append-only. */
export const pageText = pgTable(
  'page_text',
  {
    key: text({ enum: ['community-rule'] }).notNull(),
    /** From 1. */
    version: integer().notNull(),
    body: jsonb().$type<RichText>().notNull(),
    note: text().notNull(),
    /** Null for what ships with the product. */
    byProfileId: uuid(),
    publishedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
)
