import type { Clock } from './clock.js'
import type { Ids } from './ids.js'
import type { RealtimeLimits } from './limits.js'
import type { RealtimeLogger } from './logger.js'

/** What every part of the server is given. */
export type ServerContext = {
  clock: Clock
  ids: Ids
  limits: RealtimeLimits
  logger: RealtimeLogger
}
