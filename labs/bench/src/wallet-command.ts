import { systemContext } from '@doran/api/platform/context/context'
import { createLogger } from '@doran/api/platform/process/logger'
import { systemClock } from '@doran/api/platform/time/clock'
import { checkLedger } from '@doran/api/modules/wallet/index'
import { randomUUID } from 'node:crypto'
import type { Product } from './harness/bench-product.js'
import { show } from './harness/figures.js'
import { say, type Verdict } from './harness/limits.js'
import { runBench, type BenchGround } from './harness/run-bench.js'
import { measureFirstReads, measureReads, type Times } from './wallet/reading.js'
import {
  FEW_ENTRIES,
  MANY_ENTRIES,
  addEntries,
  openBooks,
  seedPeople,
  statementOf,
  type Statement,
} from './wallet/seed-wallets.js'
import { measureSpending, openOwn, timeOf } from './wallet/spending.js'

const CHECK_LIMIT_S = 30

async function benchWallet({ product, options }: BenchGround) {
  const rounds = options.isQuick ? 50 : 450
  await seedPeople(product)
  const spending = await measureSpending(product, {
    member: 1,
    rounds: options.isQuick ? 50 : 1_000,
  })
  const [due, given] = await measureFirstReads(product, rounds)

  const [few, many] = [await openBooks(product, 2), await openBooks(product, 3)]
  await addEntries(product, few, { from: 0, upto: FEW_ENTRIES })
  // A movement has two entries, one of them the person's.
  await addEntries(product, many, { from: 0, upto: MANY_ENTRIES / 2 })
  const checkMs = await measureCheck(product)
  await addEntries(product, many, { from: MANY_ENTRIES / 2, upto: MANY_ENTRIES })
  const statements = [await statementOf(product, few, 2), await statementOf(product, many, 3)]
  const [fewFirst, manyFirst] = await measureReads(product, statements.map(firstOf), rounds)
  const [fewLast, manyLast] = await measureReads(product, statements.map(lastOf), rounds)
  const twiceCheckMs = await measureCheck(product)

  const { spendMs, commitMs } = spending
  const verdicts: Verdict[] = [
    {
      name: 'a spend, p50, ratio to a bare commit',
      value: spendMs / commitMs,
      limit: 3,
      of: `${show(spendMs)} to ${show(commitMs)} ms, p99 ${show(spending.spendP99Ms)} to ${show(spending.commitP99Ms)}`,
    },
    ratio('a statement’s first page at a million entries, p50, ratio to a thousand', 'p50Ms', 1.5, [
      manyFirst,
      fewFirst,
    ]),
    ratio('a statement’s last page at a million entries, p50, ratio to a thousand', 'p50Ms', 1.5, [
      manyLast,
      fewLast,
    ]),
    {
      name: 'the check of a million entries, seconds',
      value: checkMs / 1_000,
      limit: CHECK_LIMIT_S,
      of: `${show(checkMs)} ms; of two million ${show(twiceCheckMs)} ms`,
    },
    ratio('a day’s first look at a wallet, p99, ratio to a later one', 'p99Ms', 2, [due, given]),
  ]
  const reads = { due, given, fewFirst, manyFirst, fewLast, manyLast }
  return { verdicts, figures: { spending, reads, checkMs, twiceCheckMs } }
}

const firstOf =
  ({ headers, firstPath: path }: Statement) =>
  () => ({ headers, path })
const lastOf =
  ({ headers, lastPath: path }: Statement) =>
  () => ({ headers, path })

function ratio(
  name: string,
  figure: keyof Times,
  limit: number,
  [over, under]: readonly (Times | undefined)[],
): Verdict {
  const [overMs, underMs] = [over?.[figure] ?? Number.NaN, under?.[figure] ?? Number.NaN]
  return { name, value: overMs / underMs, limit, of: `${show(overMs)} to ${show(underMs)} ms` }
}

async function measureCheck(product: Product): Promise<number> {
  const database = openOwn(product)
  const deps = { database, db: database.db, clock: systemClock, newId: randomUUID }
  const ctx = systemContext({ ...deps, logger: createLogger('warn') })
  try {
    let faults: string[] = []
    const ms = await timeOf(async () => {
      faults = (await checkLedger(ctx)).flatMap((check) => check.faults)
    })
    for (const fault of faults) say(`wrong: ${fault}`)
    return faults.length > 0 ? Number.NaN : ms
  } finally {
    await database.close()
  }
}

await runBench('wallet', benchWallet)
