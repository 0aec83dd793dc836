import { Pool, type Client } from 'pg'
import { median, percentile } from './figures.js'
import { TURN_TEXTS } from './story-texts.js'

/** As many connections as the API's own pool has. */
const CONNECTIONS = 16
const ROUNDS = 5
const COMMITS_A_ROUND = 100

export type CommitLatency = { aloneMs: number; hundredAtOnceMs: number }

/** What one bare INSERT and its COMMIT cost on this very server: alone, and for the median of a hundred at once. */
export async function measureCommits(db: Client): Promise<CommitLatency> {
  const connection = { host: db.host, port: db.port, user: db.user, database: db.database }
  const pool = new Pool({ ...connection, max: CONNECTIONS, min: CONNECTIONS })
  const insert = async (): Promise<number> => {
    const startedAt = performance.now()
    await pool.query('insert into bench_commit (written) values ($1)', [TURN_TEXTS[0]])
    return performance.now() - startedAt
  }
  try {
    await db.query(
      'create table bench_commit (id bigint generated always as identity, written text)',
    )
    await Promise.all(Array.from({ length: CONNECTIONS }, insert))
    const alone: number[] = []
    for (let made = 0; made < COMMITS_A_ROUND; made += 1) alone.push(await insert())
    const together: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      together.push(
        percentile(await Promise.all(Array.from({ length: COMMITS_A_ROUND }, insert)), 0.5),
      )
    }
    return { aloneMs: percentile(alone, 0.5), hundredAtOnceMs: median(together) }
  } finally {
    await pool.end()
    await db.query('drop table if exists bench_commit')
  }
}
