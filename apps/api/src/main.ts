import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { ArtefactError, openArtefact, type AuthoredContent } from '@doran/story-content/artefact'
import { serve } from '@hono/node-server'
import { createApp } from './app.js'
import { createDeps } from './deps.js'
import { readEnv } from './env.js'
import { failAllStreamingTurns } from './modules/story-turn/index.js'
import { systemContext } from './platform/context/context.js'
import { openDatabaseHost } from './platform/db/database-host.js'
import { DatabaseRefused } from './platform/db/database-refused.js'
import { prepareDatabase } from './platform/db/migrate.js'
import { createHealth } from './platform/http/readiness.js'
import { seedModules } from './platform/module/seed-modules.js'
import { startJobs, startServices } from './platform/module/start-modules.js'
import { createLogger } from './platform/process/logger.js'
import { onEndSignal } from './platform/process/on-end-signal.js'

/** How long open connections may still take once nothing is under way any more. */
const CLOSE_WITHIN_MS = 1_500
/** Longer than any proxy in front keeps a connection: a call that meets a connection just being closed is lost. */
const KEEP_ALIVE_MS = 600_000

const env = readEnv()
const logger = createLogger(env.LOG_LEVEL)
const content = openContent()
const host = await openDatabaseHost({
  databaseUrl: env.DATABASE_URL,
  dataDir: resolve(env.DATA_DIR),
  onNotice: (notice) => logger.info(notice),
}).catch(refuseToStart)
const deps = createDeps(env, host.source, logger)
const ctx = systemContext(deps)
await prepareDatabase(host.source, () => seedModules(ctx, content), {
  beforeMigrating: host.beforeMigrating,
}).catch(async (cause: unknown) => {
  await host.stop()
  return refuseToStart(cause)
})
const health = createHealth(deps)
const app = createApp(deps, health)
const services = startServices(ctx)
if (host.isOwn) await failAllStreamingTurns(ctx)
const jobs = startJobs(ctx)
const server = serve(
  {
    fetch: app.fetch,
    port: env.PORT,
    hostname: '127.0.0.1',
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  },
  ({ port }) => logger.info({ port }, 'the API is ready'),
)
server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
  if (deps.realtime.embedded) deps.realtime.embedded.handleUpgrade(request, socket, head)
  else socket.destroy()
})

onEndSignal(async (reason) => {
  logger.info({ reason }, 'ending')
  health.refuse()
  const closed = new Promise<void>((done) => server.close(() => done()))
  await services.drain()
  // Readers get their last event; a connection that stays open longer has nothing to wait for.
  await Promise.race([closed, deps.clock.sleep(CLOSE_WITHIN_MS)])
  jobs.stop()
  await services.stop()
  deps.mailer.close()
  deps.models.close()
  await deps.database.close()
  await host.stop()
})

/** Runs before the database is touched, so that a broken build changes nothing in it. */
function openContent(): AuthoredContent {
  try {
    return openArtefact()
  } catch (cause) {
    return refuseToStart(cause)
  }
}

/** What the operator must read stands alone, without a trace around it. */
function refuseToStart(cause: unknown): never {
  if (!(cause instanceof DatabaseRefused || cause instanceof ArtefactError)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exit(1)
}
