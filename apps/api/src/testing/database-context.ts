import { v7 as newId } from 'uuid'
import { NO_CALLER } from '../platform/context/caller.js'
import type { Context } from '../platform/context/context.js'
import type { Database } from '../platform/db/client.js'
import { createLogger } from '../platform/process/logger.js'
import { systemClock } from '../platform/time/clock.js'

/** For verbs that need no port, where there is a database and no API. */
export function databaseContext(database: Database): Context {
  return {
    actor: { kind: 'system' },
    caller: NO_CALLER,
    db: database.db,
    isInTransaction: false,
    database,
    clock: systemClock,
    newId,
    logger: createLogger('silent'),
  }
}
