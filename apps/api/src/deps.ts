import { randomInt, randomUUID } from 'node:crypto'
import { gameEngine, type GameEngine } from '@doran/game-engine'
import type { Logger } from 'pino'
import { v7 as uuidV7 } from 'uuid'
import type { Env } from './env.js'
import { createIdentity } from './modules/auth-session/index.js'
import { registry, tables } from './modules/index.js'
import { dailySeed } from './modules/arcade/index.js'
import { createGameCache, type GameCache } from './modules/game/index.js'
import { createMailNotifier, type MailNotifier } from './modules/mail/index.js'
import {
  createLiveTurns,
  createTurnNotifier,
  type LiveTurns,
  type TurnNotifier,
} from './modules/story-turn/index.js'
import { createTestDesk } from './modules/test-desk/index.js'
import { createThemeCache, type ThemeCache } from './modules/theme/index.js'
import { createCodeMails, type CodeMails } from './platform/auth/code-mails.js'
import { createAuth, type Auth } from './platform/auth/create-auth.js'
import { createPasswords, type Passwords } from './platform/auth/passwords.js'
import { createProviders, type Provider } from './platform/auth/providers.js'
import { createSignInFailures, type SignInFailures } from './platform/auth/sign-in-failures.js'
import { createWorkGate, type WorkGate } from './platform/concurrency/work-gate.js'
import { systemContext } from './platform/context/context.js'
import type { Deps } from './platform/context/deps.js'
import { openDatabase, type Database, type DatabaseSource, type Db } from './platform/db/client.js'
import type { Identity } from './platform/context/identity.js'
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limiter.js'
import type { ImageStore } from './platform/images/image-store.js'
import { openImageStore } from './platform/images/open-image-store.js'
import { createMailer } from './platform/mail/create-mailer.js'
import type { Mailer } from './platform/mail/mailer.js'
import { readModelSettings } from './platform/model/model-settings.js'
import { createModels, type Models } from './platform/model/models.js'
import { createPayments } from './platform/payment/create-payments.js'
import type { PaymentProvider } from './platform/payment/payment-provider.js'
import { createRealtime } from './platform/realtime/create-realtime.js'
import type { Realtime } from './platform/realtime/realtime.js'
import type { Registry } from './platform/module/registry.js'
import { clockFrom, systemClock, type Clock } from './platform/time/clock.js'

/** Enough to keep the process busy while others wait for the database. */
const WORK_AT_ONCE = 6
/** Of batches of events: a flood of them must not take all connections to the database. */
const BATCHES_AT_ONCE = 6

type ProcessDeps = {
  env: Env
  logger: Logger
  database: Database
  db: Db
  clock: Clock
  newId: () => string
  /** A seed for one turn, a 31-bit integer. */
  newSeed: () => number
  /** The seed of a game of the arcade that is everybody's on a day of Seoul, counted from 1970. */
  dailySeed: (gameId: string, day: number) => number
  /** Names this process in leases; new at every start, so that a restart never takes over its own past. */
  processId: string
  registry: Registry
  identity: Identity
  rateLimiter: RateLimiter
  auth: Auth
  providers: readonly Provider[]
  passwords: Passwords
  signInFailures: SignInFailures
  codeMails: CodeMails
  images: ImageStore
  mailer: Mailer
  mailNotifier: MailNotifier
  themes: ThemeCache
  gameContents: GameCache
  gameEngine: GameEngine
  models: Models
  liveTurns: LiveTurns
  workGate: WorkGate
  eventGate: WorkGate
  /** One story's scenes are screened at a time. */
  screenGate: WorkGate
  turnNotifier: TurnNotifier
  realtime: Realtime
  /** Null where nothing can be bought. */
  payments: PaymentProvider | null
  databaseSource: DatabaseSource
}

declare module './platform/context/deps.js' {
  interface Deps extends ProcessDeps {}
}

export type { Deps }

export function createDeps(
  env: Env,
  source: DatabaseSource,
  logger: Logger,
  overrides: Partial<Deps> = {},
): Deps {
  const database = openDatabase(source, (error) =>
    logger.warn({ err: error }, 'an idle database connection broke'),
  )
  const clock = overrides.clock ?? (env.DORAN_CLOCK ? clockFrom(env.DORAN_CLOCK) : systemClock)
  const newId = uuidV7
  const providers = createProviders(env)
  const core = systemContext({ database, db: database.db, clock, newId, logger })
  return {
    env,
    logger,
    database,
    db: database.db,
    clock,
    newId,
    newSeed: () => randomInt(0, 2 ** 31 - 1),
    dailySeed: (gameId, day) => dailySeed(env.AUTH_SECRET, gameId, day),
    processId: randomUUID(),
    registry,
    identity: createIdentity(core),
    rateLimiter: createRateLimiter(env.RATE_LIMIT_FACTOR),
    auth: createAuth(env, {
      db: database.db,
      tables,
      logger,
      newId,
      now: () => clock.now(),
      providers,
    }),
    providers,
    passwords: createPasswords(),
    signInFailures: createSignInFailures(database.pool, env.RATE_LIMIT_FACTOR),
    codeMails: createCodeMails(database.pool, env.RATE_LIMIT_FACTOR),
    images: openImageStore(env, clock),
    mailer: createMailer(env),
    mailNotifier: createMailNotifier(),
    themes: createThemeCache(),
    gameContents: createGameCache(),
    gameEngine,
    models: createModels(readModelSettings(env), {
      onFailure: (tier, error) => logger.warn({ tier, err: error }, 'the model failed'),
    }),
    liveTurns: createLiveTurns(),
    workGate: createWorkGate(WORK_AT_ONCE),
    eventGate: createWorkGate(BATCHES_AT_ONCE),
    screenGate: createWorkGate(1),
    turnNotifier: createTurnNotifier(source, logger),
    realtime: createRealtime(env, logger),
    payments: createPayments(env, clock, () => createTestDesk({ ...core, env })),
    databaseSource: source,
    ...overrides,
  }
}
