import type { Product } from '../harness/bench-product.js'
import { percentile } from '../harness/figures.js'
import { openConnection, requestBytes } from '../harness/http-connection.js'
import { cookieOf, emailOf } from '../accounts/seed-accounts.js'
import { checkpointDatabase } from '../harness/stories.js'

type Asked = { path: string; headers: Record<string, string> }
export type Times = { p50Ms: number; p95Ms: number; p99Ms: number }

/** Asks for each by turns; `rounds` of each, the first twenty of them unmeasured. */
export async function measureReads(
  { api }: Product,
  asked: readonly ((round: number) => Asked)[],
  rounds: number,
): Promise<Times[]> {
  const connection = await openConnection(api.port)
  const times = asked.map((): number[] => [])
  for (let round = -20; round < rounds; round += 1) {
    for (const [at, askedOf] of asked.entries()) {
      const { path, headers } = askedOf(Math.max(0, round))
      const bytes = requestBytes(api.port, { method: 'GET', path, headers, body: '' })
      const startedAt = performance.now()
      const status = await connection.exchange(bytes)
      const ms = performance.now() - startedAt
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      if (round >= 0) times[at]?.push(ms)
    }
  }
  connection.close()
  return times.map((each) => ({
    p50Ms: percentile(each, 0.5),
    p95Ms: percentile(each, 0.95),
    p99Ms: percentile(each, 0.99),
  }))
}

/**
 * Members who look at their wallet for the first time of a day, whose day's gems are not given yet, by turns with
 * others who have spent from them today.
 */
export async function measureFirstReads(product: Product, rounds: number): Promise<Times[]> {
  const { db, origin } = product
  await db.query(GEM_WALLETS, [emailOf(1)])
  await checkpointDatabase(db)
  const reading = (first: number) => (round: number) => ({
    path: '/v1/wallet',
    headers: { origin, cookie: cookieOf(origin, first + round) },
  })
  return measureReads(product, [reading(11), reading(501)], rounds)
}

/** The gems of members 11 to 490 are of the day before, those of 501 to 990 of today. */
const GEM_WALLETS = `
  with opened as (
    select open_wallet(profile.id, 'gem', case when number <= 490 then now() - interval '1 day' else now() end,
      '{"daily": 20, "more": 40}') from (
      select id, substring(name from 'reader-(\\d+)@')::int as number from profile where name like 'reader-%'
    ) as profile
    where number between 11 and 490 or number between 501 and 990
  ) select count(*), $1::text from opened`
