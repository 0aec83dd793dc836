import { readAuthToken } from '@doran/api/platform/auth/auth-cookie'
import { randomUUID } from 'node:crypto'
import { systemContext } from '@doran/api/platform/context/context'
import { createLogger } from '@doran/api/platform/process/logger'
import { systemClock } from '@doran/api/platform/time/clock'
import { openDatabase } from '@doran/api/platform/db/client'
import { findAuthSession } from '@doran/api/modules/auth-session/find-auth-session'
import { AUTH_SECRET, type Product } from '../harness/bench-product.js'
import { percentile, show } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import { SESSIONS, cookieOf } from './seed-accounts.js'

const ROUNDS = 5_000
const WARM_UP = 500
/** Coprime with the number of sessions, so that each round asks for another. */
const STEP = 7_919

export type SessionCheck = {
  p50Ms: number
  p99Ms: number
  /** One row by its primary key, by turns with the check. */
  barePk50Ms: number
  barePk99Ms: number
  queriesACheck: number
}

/** What it costs to know who calls, among a hundred thousand sign-ins. */
export async function measureSessionCheck({ db, origin }: Product): Promise<SessionCheck> {
  const url = `postgresql://${db.user}@localhost:${db.port}/${db.database}?host=${db.host}`
  const database = openDatabase(url, (error) => say(error.message))
  const env = { PUBLIC_ORIGIN: origin, AUTH_SECRET }
  const ctx = systemContext({
    database,
    db: database.db,
    clock: systemClock,
    newId: randomUUID,
    logger: createLogger('silent'),
  })
  const { rows } = await db.query<{ id: string }>('select id from auth_session order by token')
  let queries = 0
  database.pool.on('acquire', () => (queries += 1))
  const check = async (headers: Headers) => {
    const token = readAuthToken(headers, env)
    return token && findAuthSession(ctx, token)
  }
  const readBare = (id: string | undefined) => {
    const text = 'select id from auth_session where id = $1'
    return database.pool.query({ name: 'bare', text, values: [id] })
  }
  const checks: number[] = []
  const bare: number[] = []
  let checkQueries = 0
  try {
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const session = ((round + WARM_UP) * STEP) % SESSIONS
      const id = rows[session]?.id
      const headers = new Headers({ cookie: cookieOf(origin, session + 1) })
      const before = queries
      const checked = await timed(() => check(headers))
      const asked = queries - before
      const read = await timed(() => readBare(id))
      if (!checked.value || checked.value.member.authSessionId !== id)
        throw new Error('not the session')
      if (round < 0) continue
      checks.push(checked.ms)
      bare.push(read.ms)
      checkQueries += asked
    }
  } finally {
    await database.close()
  }
  const figures = {
    p50Ms: percentile(checks, 0.5),
    p99Ms: percentile(checks, 0.99),
    barePk50Ms: percentile(bare, 0.5),
    barePk99Ms: percentile(bare, 0.99),
    queriesACheck: checkQueries / ROUNDS,
  }
  say(
    `\na session check: ${show(figures.p50Ms)}/${show(figures.p99Ms)} ms, one row by its key ${show(figures.barePk50Ms)}/${show(figures.barePk99Ms)} ms`,
  )
  return figures
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const startedAt = performance.now()
  const value = await work()
  return { value, ms: performance.now() - startedAt }
}
