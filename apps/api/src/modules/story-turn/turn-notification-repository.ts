import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

export const TURN_CHANNELS = {
  changed: 'doran_turn',
  stop: 'doran_turn_stop',
  skip: 'doran_turn_skip',
} as const

/** A payload holds ids of 36 characters and a comma; PostgreSQL takes less than 8,000 bytes. */
export const IDS_PER_NOTIFICATION = 200

/** Notifies of turns whose ids, joined by commas, a SQL expression gives; received when its transaction commits. */
export const notifyChangedSql = (expression: string) =>
  `pg_notify('${TURN_CHANNELS.changed}', ${expression})`

export async function notifyTurn(
  db: Executor,
  id: string,
  channel: keyof typeof TURN_CHANNELS,
): Promise<void> {
  await db.execute(sql`select pg_notify(${TURN_CHANNELS[channel]}, ${id})`)
}
