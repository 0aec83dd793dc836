import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { packageRoot } from '@doran/api/platform/process/package-root'
import { freePort } from '@doran/tooling/free-port'
import { startServer, type BenchProcess } from './bench-process.js'
import { findPostgres } from './embedded-postgres.js'
import { pinTree } from './machine.js'

const FRONT_DOOR_SECRET = 'bench-front-door-secret'
export const AUTH_SECRET = 'bench-auth-secret-of-enough-letters'

export type Product = {
  api: BenchProcess
  edge: BenchProcess
  /** What a page of the product would send as its origin. */
  origin: string
  logFile: string
  postmasterPid: number
  db: Client
  end: () => Promise<void>
}

type Given = {
  dataDir: string
  logFile: string
  modelPort: number
  apiFlags?: readonly string[]
  apiEnv?: Env
}
type Env = Record<string, string>

/** The built API with the PostgreSQL that it starts for itself, and the front door before it. */
export async function startProduct(given: Given): Promise<Product> {
  const { dataDir, logFile, modelPort, apiFlags = [] } = given
  const ends: (() => Promise<unknown>)[] = []
  const end = async () => {
    for (const close of ends.toReversed()) await close()
  }
  try {
    await mkdir(dataDir, { recursive: true })
    await chmod(dataDir, 0o755)
    ends.push(() => rm(dataDir, { recursive: true, force: true }))
    const edgePort = await freePort()
    const origin = `http://127.0.0.1:${edgePort}`

    const env = apiEnv(dataDir, origin, modelPort)
    const api = await startServer(join(packageRoot(), 'dist', 'main.js'), {
      core: 'server',
      path: '/readyz',
      env: { ...env, ...given.apiEnv },
      flags: apiFlags,
      logFile,
    })
    ends.push(api.end)
    const postgres = findPostgres(api.pid)
    pinTree(postgres.pid)
    const edge = await startEdge(api.port, edgePort, logFile)
    ends.push(edge.end)

    const db = new Client(postgres.connection)
    await db.connect()
    ends.push(() => db.end())
    return { api, edge, origin, logFile, postmasterPid: postgres.pid, db, end }
  } catch (cause) {
    await end()
    throw cause
  }
}

function apiEnv(dataDir: string, origin: string, modelPort: number): Env {
  return {
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    FRONT_DOOR_SECRET,
    AUTH_SECRET,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'warn',
    STORY_MODEL_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    STORY_MODEL_NAME: 'bench',
    STORY_MODEL_CONCURRENCY: '2000',
  }
}

/** The front door before anything that serves the API's paths. */
export function startEdge(apiPort: number, port: number, logFile: string): Promise<BenchProcess> {
  const file = join(packageRoot(), '..', 'edge', 'dist', 'main.js')
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    FRONT_DOOR_SECRET,
    // A bare pipe is sent the whole prompt, which no reader ever is.
    EDGE_BODY_LIMITS: '/api=1048576',
  }
  return startServer(file, { core: 'server', path: '/edge/healthz', env, logFile })
}
