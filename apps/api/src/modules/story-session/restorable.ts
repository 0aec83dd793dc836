import { STORY_SESSION } from '@doran/contract/limits'
import type { Clock } from '../../platform/time/clock.js'

const RESTORABLE_MS = STORY_SESSION.restorableDays * 86_400_000

/** What was deleted before it is not restored any more. */
export function restorableSince({ now }: Pick<Clock, 'now'>): Date {
  return new Date(now().getTime() - RESTORABLE_MS)
}

/** Until when a story that was deleted then can be restored. */
export function restorableUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + RESTORABLE_MS)
}
