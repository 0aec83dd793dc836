import { resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from './app.js'
import { startCluster } from './db/embedded/cluster.js'
import { prepareDatabase } from './db/migrate.js'
import { createDeps } from './deps.js'
import { readEnv } from './env.js'
import { createLogger } from './logger.js'
import { createHealth } from './readiness.js'
import { seedThemes } from './modules/theme/index.js'
import { startSweeping, stopOnRing, sweepAllTurns } from './modules/story-turn/index.js'
import { onEndSignal } from './process-end.js'

const LAST_WORDS_MS = 1_500

const env = readEnv()
const logger = createLogger(env.LOG_LEVEL)

const cluster = env.DATABASE_URL
  ? null
  : await startCluster({
      dataDir: resolve(env.DATA_DIR),
      onNotice: (notice) => logger.info(notice),
    })
const databaseUrl = env.DATABASE_URL ?? cluster?.url() ?? ''
const deps = createDeps(env, databaseUrl, logger)
await prepareDatabase(databaseUrl, () => seedThemes(deps.db, deps.clock))

const health = createHealth(deps)
const app = createApp(deps, health)
deps.turnBell.open()
stopOnRing(deps)
if (cluster) await sweepAllTurns(deps)
const sweeping = startSweeping(deps)
const server = serve({ fetch: app.fetch, port: env.PORT, hostname: '127.0.0.1' }, ({ port }) =>
  logger.info({ port }, 'the API is ready'),
)

onEndSignal(async (reason) => {
  logger.info({ reason }, 'ending')
  health.refuse()
  const closed = new Promise<void>((done) => server.close(() => done()))
  deps.liveTurns.hurry.abort()
  await deps.liveTurns.drained()
  // Readers get their last event; whoever keeps a connection open longer than that has nothing to wait for.
  await Promise.race([closed, deps.clock.sleep(LAST_WORDS_MS)])
  sweeping.stop()
  await deps.turnBell.close()
  await deps.database.close()
  await cluster?.stop()
})
