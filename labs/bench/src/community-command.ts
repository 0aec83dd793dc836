import {
  FEW_POSTS,
  MANY_POSTS,
  addPosts,
  listCases,
  seedReaders,
  type ListCase,
} from './community/seed-posts.js'
import type { Product } from './harness/bench-product.js'
import { show } from './harness/figures.js'
import type { Verdict } from './harness/limits.js'
import { runBench, type BenchGround } from './harness/run-bench.js'
import { measureReads, type Times } from './wallet/reading.js'

type Measured = { cases: ListCase[]; times: Times[] }

async function benchCommunity({ product, options }: BenchGround) {
  const rounds = options.isQuick ? 50 : 300
  const many = options.isQuick ? MANY_POSTS / 10 : MANY_POSTS
  const headers = await seedReaders(product)
  await addPosts(product, { from: 0, upto: FEW_POSTS })
  const few = await measure(product, { headers, posts: FEW_POSTS, rounds })
  await addPosts(product, { from: FEW_POSTS, upto: many })
  const all = await measure(product, { headers, posts: many, rounds })
  const verdicts = all.cases.map(({ name }, at): Verdict => {
    const [over, under] = [all.times[at]?.p50Ms ?? NaN, few.times[at]?.p50Ms ?? NaN]
    return {
      name: `${name}, ${many} posts, p50, ratio to a thousand`,
      value: over / under,
      limit: 1.5,
      of: `${show(over)} to ${show(under)} ms, ${rounds} rounds`,
    }
  })
  return { verdicts, figures: { few, all } }
}

async function measure(
  product: Product,
  { headers, posts, rounds }: { headers: Record<string, string>; posts: number; rounds: number },
): Promise<Measured> {
  const cases = await listCases(product, posts)
  const asked = cases.map(({ path }) => () => ({ path, headers }))
  return { cases, times: await measureReads(product, asked, rounds) }
}

await runBench('community', benchCommunity)
