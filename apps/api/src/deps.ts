import { randomInt, randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { v7 as uuidV7 } from 'uuid'
import { systemClock, type Clock } from './clock.js'
import { openDatabase, type Database, type DatabaseSource, type Db } from './db/client.js'
import type { Env } from './env.js'
import { createRateLimiter, type RateLimiter } from './http/rate-limiter.js'
import { createModels, type Models } from './model/models.js'
import { readModelSettings } from './model/model-settings.js'
import { createLiveTurns, type LiveTurns } from './resources/live-turns.js'
import { createThemeCache, type ThemeCache } from './resources/theme-cache.js'
import { createWorkGate, type WorkGate } from './resources/work-gate.js'
import { createTurnBell, type TurnBell } from './resources/turn-bell.js'

/** Enough to keep the process busy while others wait for the database. */
const WORK_AT_ONCE = 6

/** Everything that verbs use, made once per process. */
export type Deps = {
  env: Env
  logger: Logger
  database: Database
  db: Db
  clock: Clock
  newId: () => string
  /** A seed for one turn, a 31-bit integer. */
  newSeed: () => number
  /** Names this process in leases; new at every start, so that a restart never takes over its own past. */
  processId: string
  rateLimiter: RateLimiter
  themes: ThemeCache
  models: Models
  liveTurns: LiveTurns
  workGate: WorkGate
  turnBell: TurnBell
}

export function createDeps(
  env: Env,
  source: DatabaseSource,
  logger: Logger,
  overrides: Partial<Deps> = {},
): Deps {
  const database = openDatabase(source, (error) =>
    logger.warn({ err: error }, 'an idle database connection broke'),
  )
  return {
    env,
    logger,
    database,
    db: database.db,
    clock: systemClock,
    newId: () => uuidV7(),
    newSeed: () => randomInt(0, 2 ** 31 - 1),
    processId: randomUUID(),
    rateLimiter: createRateLimiter(env.RATE_LIMIT_FACTOR),
    themes: createThemeCache(),
    models: createModels(readModelSettings(env), {
      onFailure: (tier, error) => logger.warn({ tier, err: error }, 'the model failed'),
    }),
    liveTurns: createLiveTurns(),
    workGate: createWorkGate(WORK_AT_ONCE),
    turnBell: createTurnBell(source, logger),
    ...overrides,
  }
}
