import type { ParsedBodyOf } from '@doran/contract'
import type { Caller } from '../../platform/context/caller.js'
import type { Deps } from '../../deps.js'
import { insertEventSession } from './event-session-store.js'

/** Begins a session, nobody's yet. */
export async function createEventSession(
  deps: Deps,
  caller: Caller,
  said: ParsedBodyOf<'POST /v1/event-log/user-session'>,
): Promise<{ session_id: string }> {
  const [id, now] = [deps.newId(), deps.clock.now()]
  await insertEventSession(deps.db, {
    id,
    deviceType: said.device_type,
    claimedAddress: said.ip_address,
    location: said.location,
    userAgent: said.user_agent,
    seenAddress: caller.address,
    createdAt: now,
    lastSeenAt: now,
  })
  return { session_id: id }
}
