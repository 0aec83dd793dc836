import { setTimeout as sleep } from 'node:timers/promises'
import { cookieOf } from '../accounts/seed-accounts.js'
import type { Product } from '../harness/bench-product.js'
import { percentile } from '../harness/figures.js'
import { openConnection, requestBytes } from '../harness/http-connection.js'
import { forgetPeak, peakResidentMb, residentMb } from '../harness/process-stat.js'

const SOURCES = ['story', 'play', 'letter', 'morning', 'community']
const YEAR = 2026
const LONGEST_MS = 900_000

/** Asks for the first member's book and waits for it; answers how long that took, and what memory it added at most. */
export async function makeOneBook(product: Product): Promise<{ ms: number; addedMb: number }> {
  const { pid } = product.api
  const before = residentMb(pid)
  forgetPeak(pid)
  const startedAt = performance.now()
  await askFor(product, 1)
  await untilMade(product, 1)
  return { ms: performance.now() - startedAt, addedMb: peakResidentMb(pid) - before }
}

/** A plain call again and again: alone, and while so many members' books are made. */
export async function makeManyBooks(
  product: Product,
  members: number,
): Promise<{ aloneP99Ms: number; besideP99Ms: number; ms: number }> {
  const aloneP99Ms = await callFor(product, () => Promise.resolve(sleep(10_000)))
  for (let member = 2; member <= members + 1; member += 1) await askFor(product, member)
  const startedAt = performance.now()
  const besideP99Ms = await callFor(product, () => untilMade(product, members))
  return { aloneP99Ms, besideP99Ms, ms: performance.now() - startedAt }
}

async function askFor({ api, origin }: Product, member: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${api.port}/v1/yearend/${YEAR}/generate`, {
    method: 'POST',
    headers: { origin, cookie: cookieOf(origin, member), 'content-type': 'application/json' },
    body: JSON.stringify({ sources: SOURCES }),
  })
  if (!answer.ok) throw new Error(`a book was refused: ${await answer.text()}`)
}

/** Until so many books are made. */
async function untilMade({ db }: Product, books: number): Promise<void> {
  const deadline = performance.now() + LONGEST_MS
  while (performance.now() < deadline) {
    const { rows } = await db.query<{ left: number }>(
      `select count(*)::int as left from year_book where step <> 'done'`,
    )
    if (rows[0]?.left === 0) return
    await sleep(20)
  }
  throw new Error(`${books} books were not made in time`)
}

/** How long a plain call takes, in the 99th percentile, until `done`. */
async function callFor({ api, origin }: Product, done: () => Promise<unknown>): Promise<number> {
  const connection = await openConnection(api.port)
  const headers = { origin, cookie: cookieOf(origin, 1_000) }
  const asked = requestBytes(api.port, { method: 'GET', path: '/v1/user/me', headers, body: '' })
  const times: number[] = []
  let isOver = false
  const end = done().finally(() => {
    isOver = true
  })
  while (!isOver) {
    const startedAt = performance.now()
    const status = await connection.exchange(asked)
    if (status !== 200) throw new Error(`the plain call answered ${status}`)
    times.push(performance.now() - startedAt)
    await sleep(4)
  }
  await end
  connection.close()
  return percentile(times, 0.99)
}
