import type { Deps } from '../../deps.js'
import { purgeEventSessions } from './event-session-store.js'
import { purgeEvents } from './event-store.js'

const KEPT_MS = 90 * 86_400_000
const AT_ONCE = 2_000

/** Forgets events, and then sessions with all they say of a browser, after 90 days; some at a time. */
export async function sweepEvents({ db, clock }: Deps): Promise<void> {
  const deadline = new Date(clock.now().getTime() - KEPT_MS)
  for (const purge of [purgeEvents, purgeEventSessions]) {
    while ((await purge(db, deadline, AT_ONCE)) === AT_ONCE);
  }
}
