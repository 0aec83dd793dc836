import type { Context } from '../../platform/context/context.js'
import { purgeEventSessions } from './event-session-repository.js'
import { purgeEvents } from './event-repository.js'

const KEPT_MS = 90 * 86_400_000
const BATCH_SIZE = 2_000

/** Deletes events, and then sessions with all they say of a browser, after 90 days; in batches. */
export async function purgeOldEvents({ db, clock }: Context): Promise<void> {
  const deadline = new Date(clock.now().getTime() - KEPT_MS)
  for (const purge of [purgeEvents, purgeEventSessions]) {
    while ((await purge(db, deadline, BATCH_SIZE)) === BATCH_SIZE);
  }
}
