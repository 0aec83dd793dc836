import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Milliseconds, as JavaScript has them: a keyset cursor made from a row must compare equal to it. */
export const instant = () => timestamp({ precision: 3, withTimezone: true })

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
