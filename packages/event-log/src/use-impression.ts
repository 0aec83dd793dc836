import { useEffect, useRef, type RefObject } from 'react'
import type { UsageEvent } from './catalogue.js'
import { useEventLog } from './event-log-provider.js'
import { whenSeen } from './internal/when-seen.js'

/** A ref for what an event is about: logs it once half of the element is in sight, once for each content. */
export function useImpression<T extends Element>(event: UsageEvent): RefObject<T | null> {
  const { log } = useEventLog()
  const element = useRef<T>(null)
  const said = useRef('')
  const saying = JSON.stringify(event)
  useEffect(() => {
    if (!element.current || said.current === saying) return
    return whenSeen(element.current, () => {
      said.current = saying
      log(event)
    })
  })
  return element
}
