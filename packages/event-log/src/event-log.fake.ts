import type { UsageEvent } from './usage-event.js'
import type { EventLog } from './create-event-log.js'

export interface FakeEventLog<Events extends UsageEvent = UsageEvent> {
  log: EventLog<Events>
  /** What it was told, in order: events as `describe` puts them, and the names of its other methods. */
  said: string[]
  logged: Events[]
}

/** A log that only remembers, for parts that are given one. */
export function fakeEventLog<Events extends UsageEvent = UsageEvent>(
  describe = ({ type, object_name }: Events): string => `${type} ${object_name}`,
): FakeEventLog<Events> {
  const said: string[] = []
  const logged: Events[] = []
  const log: EventLog<Events> = {
    log: (event) => {
      said.push(describe(event))
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
