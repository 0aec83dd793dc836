import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** How often something was done, where all processes must agree; the names are the rate limiter's. */
export const rateCount = pgTable('rate_count', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
})
