export { personChannel, roomChannel, roomTarget } from './channel-names.js'
export { publishEvents } from './publish-events.js'
export { queueEvents, queueSessionEnds, type QueuedEvent } from './queue-events.js'
