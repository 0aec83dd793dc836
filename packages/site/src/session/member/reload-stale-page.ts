import type { EventLog } from '@doran/event-log'
import { clearTabDrafts } from './clear-drafts.js'

/** The browser belongs to another person by now: reloads the page without its drafts and waiting events. */
export function reloadStalePage(log: Pick<EventLog, 'discard'>): void {
  log.discard()
  clearTabDrafts()
  window.location.reload()
}
