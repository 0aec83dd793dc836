import { addPosts, seedReaders } from './community/seed-posts.js'
import { show } from './harness/figures.js'
import type { Verdict } from './harness/limits.js'
import { runBench, type BenchGround } from './harness/run-bench.js'
import { addEntries, addWords, benchWord, FEW, MANY } from './search/seed-search.js'
import { measureReads } from './wallet/reading.js'

const LIMITS = { ratio: 1.5, p95Ms: 50 }

/** Common words, a rare one, several, half a one, mistyped ones, initial consonants, and what is nowhere. */
const QUERIES = [
  ['a common word', benchWord(0)],
  ['a rare word', benchWord(90_000)],
  ['two common words', `${benchWord(1)} ${benchWord(2)}`],
  ['three words', `${benchWord(3)} ${benchWord(500)} ${benchWord(7_000)}`],
  ['a beginning', benchWord(4).slice(0, 2)],
  ['a mistyped word', `${benchWord(40_000).slice(0, 2)}쟈`],
  ['initial consonants', 'ㄱㄴㄷ'],
  ['a mood', '무서운 이야기'],
  ['nothing', '쀍쀍쀍쀍'],
] as const

async function benchSearch({ product, options }: BenchGround) {
  const rounds = options.isQuick ? 50 : 200
  const share = options.isQuick ? 10 : 1
  const many = { posts: MANY.posts / share, themes: MANY.themes / share }
  const headers = await seedReaders(product)
  await addWords(product)
  const cases = QUERIES.flatMap(([name, q]) =>
    (['search', 'search/suggestion'] as const).map((call) => ({
      name: `${call}, ${name}`,
      path: `/v1/${call}?q=${encodeURIComponent(q)}`,
    })),
  )
  const measure = () =>
    measureReads(
      product,
      cases.map(({ path }) => () => ({ path, headers })),
      rounds,
    )
  await addPosts(product, { from: 0, upto: FEW.posts })
  await addEntries(product, FEW)
  const few = await measure()
  await addPosts(product, { from: FEW.posts, upto: many.posts })
  await addEntries(product, many)
  const all = await measure()
  const verdicts = cases.flatMap(({ name }, at): Verdict[] => {
    const [over, under] = [all[at], few[at]]
    const [p50, p50OfFew, p95] = [over?.p50Ms ?? NaN, under?.p50Ms ?? NaN, over?.p95Ms ?? NaN]
    return [
      {
        name: `${name}, ${many.posts} posts and ${many.themes} themes, p50, ratio to a thousand`,
        value: p50 / p50OfFew,
        limit: LIMITS.ratio,
        of: `${show(p50)} to ${show(p50OfFew)} ms, ${rounds} rounds`,
      },
      { name: `${name}, p95, ms`, value: p95, limit: LIMITS.p95Ms, of: `${rounds} rounds` },
    ]
  })
  return { verdicts, figures: { few, all } }
}

await runBench('search', benchSearch)
