export type { Capability } from './auth/capability.js'
export type { CancelTimer, Clock } from './clock.js'
export {
  createRealtimeServer,
  type PublishedMessage,
  type RealtimeServer,
  type RealtimeServerOptions,
  type RealtimeStats,
} from './create-realtime-server.js'
export { RealtimeError, type ErrorBody } from './errors.js'
export type { Ids } from './ids.js'
export type { RealtimeLimits } from './limits.js'
export type { RealtimeLogger } from './logger.js'
