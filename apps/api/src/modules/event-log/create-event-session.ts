import type { ParsedBodyOf } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { insertEventSession } from './event-session-repository.js'

/** Starts a session, which belongs to nobody yet. */
export async function createEventSession(
  { db, newId, clock, caller }: Context,
  claimed: ParsedBodyOf<'POST /v1/event-log/user-session'>,
): Promise<{ session_id: string }> {
  const [id, now] = [newId(), clock.now()]
  await insertEventSession(db, {
    id,
    deviceType: claimed.device_type,
    claimedAddress: claimed.ip_address,
    location: claimed.location,
    userAgent: claimed.user_agent,
    seenAddress: caller.address,
    createdAt: now,
    lastSeenAt: now,
  })
  return { session_id: id }
}
