export { personChannel, roomChannel } from './channel-names.js'
export { publishEvents } from './publish-events.js'
export { queueEvents, type QueuedEvent } from './queue-events.js'
