import type { BenchProcess } from '../harness/bench-process.js'
import type { Product } from '../harness/bench-product.js'
import { MockLog, StreamFigures } from '../harness/messages.js'
import { atTheirLeaves, turnRequest, type Story } from '../harness/stories.js'

const MANNER = { tokens: 4, gapMs: 1 }
const AT_ONCE = 20

export type Telling = { mock: BenchProcess; load: BenchProcess; product: Product }

/** Has every story go on by one short turn and answers them as they stand then. */
export async function tellOneTurn(
  { mock, load, product }: Telling,
  stories: readonly Story[],
): Promise<Story[]> {
  await mock.ask({ kind: 'manner', manner: MANNER }, MockLog)
  for (let from = 0; from < stories.length; from += AT_ONCE) {
    const figures = await load.ask(
      {
        kind: 'streams',
        port: product.api.port,
        requests: stories
          .slice(from, from + AT_ONCE)
          .map((story, index) => turnRequest(story, product.origin, '', from + index)),
        isParallel: true,
        tokens: MANNER.tokens,
        endMark: '"type":"settled"',
      },
      StreamFigures,
    )
    if (figures.missing > 0 || figures.errors.length > 0) {
      throw new Error(`a turn to warm up was not told: ${figures.errors.join('; ')}`)
    }
  }
  return atTheirLeaves(product.db, stories)
}
