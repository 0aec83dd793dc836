import { seedAccounts } from './accounts/seed-accounts.js'
import { show } from './harness/figures.js'
import type { Verdict } from './harness/limits.js'
import { runBench, type BenchGround } from './harness/run-bench.js'
import { makeManyBooks, makeOneBook } from './seasons/make-books.js'
import { FEW_LETTERS, MANY_LETTERS, seedTree } from './seasons/seed-trees.js'
import { seedBusyYear } from './seasons/seed-year.js'
import { measureReads } from './wallet/reading.js'

const RATIO = 1.5

async function benchSeasons({ product, options }: BenchGround) {
  const rounds = options.isQuick ? 50 : 300
  const members = options.isQuick ? 50 : 1_000
  await seedAccounts(product)
  const few = await seedTree(product, { shareCode: 'fewLetters', letters: FEW_LETTERS })
  const many = await seedTree(product, { shareCode: 'manyLetter', letters: MANY_LETTERS })
  const cases = [...few, ...many].map(({ path, headers }) => () => ({ path, headers }))
  const times = await measureReads(product, cases, rounds)
  const trees = many.map(({ name }, at): Verdict => {
    const [over, under] = [times[few.length + at]?.p50Ms ?? NaN, times[at]?.p50Ms ?? NaN]
    return {
      name: `a tree of ${MANY_LETTERS} letters to ${name}, p50, ratio to one of ${FEW_LETTERS}`,
      value: over / under,
      limit: RATIO,
      of: `${show(over)} to ${show(under)} ms, ${rounds} rounds`,
    }
  })
  const activities = await seedBusyYear(product)
  const one = await makeOneBook(product)
  const night = await makeManyBooks(product, members)
  const of = `${activities} activities`
  const verdicts: Verdict[] = [
    ...trees,
    { name: 'a book of a busy year, ms', value: one.ms, limit: 10_000, of },
    { name: 'the memory that its making adds, MB', value: one.addedMb, limit: 150, of },
    {
      name: `a plain call beside the making of ${members} books, p99, ratio`,
      value: night.besideP99Ms / night.aloneP99Ms,
      limit: 2,
      of: `${show(night.besideP99Ms)} to ${show(night.aloneP99Ms)} ms, made in ${show(night.ms)} ms`,
    },
  ]
  return { verdicts, figures: { times, one, night } }
}

await runBench('seasons', benchSeasons, { DORAN_CLOCK: '2026-12-05T10:00:00+09:00' })
