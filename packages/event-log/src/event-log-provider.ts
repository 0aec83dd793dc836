import { createContext, createElement, useContext, useEffect, type ReactNode } from 'react'
import type { EventLog } from './create-event-log.js'

const NO_LOG: EventLog = {
  log: () => {},
  start: () => () => {},
  touch: () => {},
  refresh: () => {},
  discard: () => {},
  forget: () => {},
}

const EventLogContext = createContext(NO_LOG)

type EventLogProviderProps = { log: EventLog | null; children: ReactNode }

/** Starts the log in the browser and stops it when it goes; with null nothing below is logged. */
export function EventLogProvider({ log, children }: EventLogProviderProps) {
  useEffect(() => log?.start(), [log])
  return createElement(EventLogContext, { value: log ?? NO_LOG }, children)
}

/** The log of the nearest provider; without one, a log that does nothing. */
export function useEventLog(): EventLog {
  return useContext(EventLogContext)
}
