import type { EventLog } from '@doran/event-log'
import { forgetTabDrafts } from './forget-drafts.js'

/** The page is another person's than this browser's by now: nothing of it stays, what was typed in it neither. */
export function drawAnew(log: Pick<EventLog, 'discard'>): void {
  log.discard()
  forgetTabDrafts()
  window.location.reload()
}
