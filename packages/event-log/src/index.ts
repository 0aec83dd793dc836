export { createEventLog } from './create-event-log.js'
export type { EventLog, EventLogOptions } from './create-event-log.js'
export type { UsageEvent } from './usage-event.js'
export type { DropReason } from './internal/outbox.js'
export type {
  EventClock,
  EventLocks,
  EventLogPorts,
  EventPage,
  EventSend,
  EventStorage,
  SessionBody,
  Store,
  UsageChoice,
} from './ports.js'
