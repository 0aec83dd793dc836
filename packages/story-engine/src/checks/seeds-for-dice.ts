import { seededRandom } from '../random.js'
import { rollPair } from '../telling/dice.js'

/** For every sum of two dice, a seed whose turn rolls it. */
export const SEED_BY_SUM: ReadonlyMap<number, number> = findSeeds()

function findSeeds(): Map<number, number> {
  const seeds = new Map<number, number>()
  for (let seed = 1; seeds.size < 11; seed += 1) {
    const [one, other] = rollPair(seededRandom(seed))
    if (!seeds.has(one + other)) seeds.set(one + other, seed)
  }
  return seeds
}
