'use client'

import type { SiteEvent } from '../core/event-log.js'
import { useLogOnce } from '../core/event-log.js'

/** Logs an event once with a page that the server renders. */
export function LogOnce({ event }: { event: SiteEvent }) {
  useLogOnce(event)
  return null
}
