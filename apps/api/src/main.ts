import { resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from './app.js'
import { openDatabaseHost } from './platform/db/database-host.js'
import { DatabaseRefused } from './platform/db/database-refused.js'
import { prepareDatabase } from './platform/db/migrate.js'
import { createDeps } from './deps.js'
import { readEnv } from './env.js'
import { createLogger } from './platform/process/logger.js'
import { createHealth } from './platform/http/readiness.js'
import { startForgetting } from './modules/account/index.js'
import { startKeepingEvents } from './modules/event-log/index.js'
import { startSweepingImages } from './modules/image/index.js'
import { startMailing } from './modules/mail/index.js'
import { startSweepingNotifications } from './modules/notification/index.js'
import { startErasing } from './modules/privacy/index.js'
import { seedThemes, startCounting } from './modules/theme/index.js'
import {
  listenForSkips,
  startSaving,
  startSweeping,
  listenForStops,
  sweepAllTurns,
} from './modules/story-turn/index.js'
import { onEndSignal } from './platform/process/on-end-signal.js'

const LAST_WORDS_MS = 1_500
/** How long a model may still tell what it has begun when the process ends. */
const MODEL_LAST_WORDS_MS = 4_000
/** Longer than whoever stands before it: a call that meets a connection just being closed is lost. */
const KEEP_ALIVE_MS = 600_000

const env = readEnv()
const logger = createLogger(env.LOG_LEVEL)

const host = await openDatabaseHost({
  databaseUrl: env.DATABASE_URL,
  dataDir: resolve(env.DATA_DIR),
  onNotice: (notice) => logger.info(notice),
}).catch(refuseToStart)
const deps = createDeps(env, host.source, logger)
await prepareDatabase(host.source, () => seedThemes(deps.db, deps.clock), {
  beforeMigrating: host.beforeMigrating,
}).catch(async (cause: unknown) => {
  await host.stop()
  return refuseToStart(cause)
})

const health = createHealth(deps)
const app = createApp(deps, health)
deps.turnNotifier.open()
listenForStops(deps)
listenForSkips(deps)
if (host.isOwn) await sweepAllTurns(deps)
const sweeping = startSweeping(deps)
const saving = startSaving(deps)
const sweepers = [
  startCounting(deps),
  startForgetting(deps),
  startSweepingImages(deps),
  startSweepingNotifications(deps),
  startErasing(deps),
  startKeepingEvents(deps),
]
const mailing = startMailing(deps)
const server = serve(
  {
    fetch: app.fetch,
    port: env.PORT,
    hostname: '127.0.0.1',
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  },
  ({ port }) => logger.info({ port }, 'the API is ready'),
)

onEndSignal(async (reason) => {
  logger.info({ reason }, 'ending')
  health.refuse()
  const closed = new Promise<void>((done) => server.close(() => done()))
  deps.liveTurns.hurry.abort()
  await Promise.race([deps.liveTurns.drained(), deps.clock.sleep(MODEL_LAST_WORDS_MS)])
  deps.liveTurns.giveUp.abort()
  await deps.liveTurns.drained()
  // Readers get their last event; whoever keeps a connection open longer than that has nothing to wait for.
  await Promise.race([closed, deps.clock.sleep(LAST_WORDS_MS)])
  sweeping.stop()
  saving.stop()
  for (const sweeper of sweepers) sweeper.stop()
  await mailing.stop()
  deps.mailer.close()
  deps.models.close()
  await deps.turnNotifier.close()
  await deps.database.close()
  await host.stop()
})

/** What the operator must read stands alone, without a trace around it. */
function refuseToStart(cause: unknown): never {
  if (!(cause instanceof DatabaseRefused)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exit(1)
}
