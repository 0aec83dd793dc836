import type { UsageEvent } from './catalogue.js'
import type { EventLog } from './create-event-log.js'

export interface FakeEventLog {
  log: EventLog
  /** What it was told, in order: events as `tell` puts them, and the names of its other methods. */
  said: string[]
  logged: UsageEvent[]
}

/** A log that only remembers, for parts that are given one. */
export function fakeEventLog(
  tell = ({ type, object_name }: UsageEvent): string => `${type} ${object_name}`,
): FakeEventLog {
  const said: string[] = []
  const logged: UsageEvent[] = []
  const log: EventLog = {
    log: (event) => {
      said.push(tell(event))
      logged.push(event)
    },
    start: () => {
      said.push('start')
      return () => void said.push('stop')
    },
    touch: () => void said.push('touch'),
    refresh: () => void said.push('refresh'),
    discard: () => void said.push('discard'),
    forget: () => void said.push('forget'),
  }
  return { log, said, logged }
}
