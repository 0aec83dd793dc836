'use client'

import type { UsageEvent } from '@doran/event-log'
import { useLogOnce } from '@doran/event-log/react'

/** Logs something with the page it stands on, where that one is drawn by the server. */
export function LogOnce({ event }: { event: UsageEvent }) {
  useLogOnce(event)
  return null
}
