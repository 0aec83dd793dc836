import type { EventLog } from '@doran/event-log'
import { clearTabDrafts } from './clear-drafts.js'

/** The page is another person's than this browser's by now: nothing of it stays, what was typed in it neither. */
export function reloadStalePage(log: Pick<EventLog, 'discard'>): void {
  log.discard()
  clearTabDrafts()
  window.location.reload()
}
