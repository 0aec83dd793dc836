import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What all processes must agree on how often it was done; kept by the rate limiter, whose names these are. */
export const rateCount = pgTable('rate_count', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
})
