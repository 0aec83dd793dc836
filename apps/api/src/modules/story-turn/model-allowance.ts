import { VISITOR_MODEL_TURNS } from '@doran/contract/limits'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'

/**
 * How many turns a model may still tell a visitor. Failed and blocked ones do not count, and those stopped before
 * their first sentence ended (or sixty characters, where none ends); undone ones do. `accept_turn` counts in the same way, under a lock.
 */
export async function countModelTurnsLeft(db: Executor, visitorId: string): Promise<number> {
  const found = await db.execute<{ told: number }>(
    sql`select count(*) as told from model_turns_of(${visitorId}, ${VISITOR_MODEL_TURNS})`,
  )
  return VISITOR_MODEL_TURNS - (found.rows[0]?.told ?? 0)
}
