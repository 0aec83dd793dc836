import { inArray, lt } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'
import { realtimeEvent, type RealtimeEventRow } from '../../schema/realtime/realtime-event.table.js'

/** Takes events that are older, for this process alone for as long as they would be left again. */
export async function takeLeftEvents(
  { db }: Database,
  { before, until, limit }: { before: Date; until: Date; limit: number },
): Promise<RealtimeEventRow[]> {
  // Apart from the update: inside it the planner may ask again, and would take more than the limit.
  const left = db
    .$with('left_events')
    .as(
      db
        .select({ id: realtimeEvent.id })
        .from(realtimeEvent)
        .where(lt(realtimeEvent.createdAt, before))
        .orderBy(realtimeEvent.createdAt, realtimeEvent.id)
        .limit(limit)
        .for('update', { skipLocked: true }),
    )
  const taken = await db
    .with(left)
    .update(realtimeEvent)
    .set({ createdAt: until })
    .where(inArray(realtimeEvent.id, db.select({ id: left.id }).from(left)))
    .returning()
  return taken.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

export async function deleteEvents(db: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.delete(realtimeEvent).where(inArray(realtimeEvent.id, [...ids]))
}
