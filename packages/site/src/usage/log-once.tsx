'use client'

import type { SiteEvent } from '../core/event-log.js'
import { useLogOnce } from '../core/event-log.js'

/** Logs something with the page it stands on, where that one is drawn by the server. */
export function LogOnce({ event }: { event: SiteEvent }) {
  useLogOnce(event)
  return null
}
