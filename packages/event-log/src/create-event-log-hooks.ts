import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react'
import type { EventLog } from './create-event-log.js'
import { whenSeen } from './internal/when-seen.js'
import type { UsageEvent } from './usage-event.js'

export type EventLogHooks<Events extends UsageEvent> = {
  /** Starts the log in the browser and stops it when it goes; with null nothing below is logged. */
  EventLogProvider: (props: { log: EventLog<Events> | null; children: ReactNode }) => ReactNode
  /** The log of the nearest provider; without one, a log that does nothing. */
  useEventLog: () => EventLog<Events>
  /** Logs an event once it is on the page, and again when its content changes; null logs nothing. */
  useLogOnce: (event: Events | null) => void
  /** A ref for what an event is about: logs it once half of the element is in sight, once for each content. */
  useImpression: <T extends Element>(event: Events) => RefObject<T | null>
}

const NO_LOG: EventLog = {
  log: () => {},
  start: () => () => {},
  touch: () => {},
  refresh: () => {},
  discard: () => {},
  forget: () => {},
}

/** Provider and hooks of one catalogue of events. Call it once in a module of its own. */
export function createEventLogHooks<
  Events extends UsageEvent = UsageEvent,
>(): EventLogHooks<Events> {
  const Context = createContext<EventLog<Events> | null>(null)

  function EventLogProvider({
    log,
    children,
  }: {
    log: EventLog<Events> | null
    children: ReactNode
  }): ReactNode {
    useEffect(() => log?.start(), [log])
    return createElement(Context, { value: log }, children)
  }

  function useEventLog(): EventLog<Events> {
    return useContext(Context) ?? NO_LOG
  }

  function useLogOnce(event: Events | null): void {
    const { log } = useEventLog()
    const lastContent = useRef('null')
    const content = JSON.stringify(event)
    useEffect(() => {
      if (lastContent.current === content) return
      lastContent.current = content
      if (event) log(event)
    })
  }

  function useImpression<T extends Element>(event: Events): RefObject<T | null> {
    const { log } = useEventLog()
    const element = useRef<T>(null)
    const lastContent = useRef('')
    const content = JSON.stringify(event)
    useEffect(() => {
      if (!element.current || lastContent.current === content) return
      return whenSeen(element.current, () => {
        lastContent.current = content
        log(event)
      })
    })
    return element
  }

  return { EventLogProvider, useEventLog, useLogOnce, useImpression }
}
