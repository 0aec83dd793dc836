import { useEffect, useRef } from 'react'
import type { UsageEvent } from './catalogue.js'
import { useEventLog } from './event-log-provider.js'

/** Logs an event once it is on the page, and again when it says something else; null logs nothing. */
export function useLogOnce(event: UsageEvent | null): void {
  const { log } = useEventLog()
  const said = useRef('null')
  const saying = JSON.stringify(event)
  useEffect(() => {
    if (said.current === saying) return
    said.current = saying
    if (event) log(event)
  })
}
