export { eventLogHandlers } from './event-log.routes.js'
export { startKeepingEvents } from './keep-events.js'
