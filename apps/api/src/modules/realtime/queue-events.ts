import type { ChatEvent } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { sessionTarget } from './channel-names.js'
import { realtimeEvent, type RealtimeEventRow } from '../../schema/realtime/realtime-event.table.js'

export type QueuedEvent = RealtimeEventRow

/**
 * Writes events for people's pages in the transaction of what they tell of. Once that is committed they go out by
 * `publishEvents`; where the process dies in between, another publishes them.
 */
export async function queueEvents(
  { db, newId, clock }: Context,
  events: readonly { profileId: string; event: ChatEvent }[],
): Promise<QueuedEvent[]> {
  if (events.length === 0) return []
  const createdAt = clock.now()
  const rows = events.map(({ profileId, event }) => ({
    id: newId(),
    profileId,
    data: event,
    revoked: null,
    createdAt,
  }))
  await db.insert(realtimeEvent).values(rows)
  return rows
}

/** Has the tokens of sign-ins that end in this transaction end soon after it. */
export async function queueSessionEnds(
  { db, newId, clock }: Context,
  { profileId, sessionIds }: { profileId: string; sessionIds: readonly string[] },
): Promise<void> {
  if (sessionIds.length === 0) return
  const createdAt = clock.now()
  await db.insert(realtimeEvent).values(
    sessionIds.map((id) => ({
      id: newId(),
      profileId,
      data: null,
      revoked: sessionTarget(id),
      createdAt,
    })),
  )
}
