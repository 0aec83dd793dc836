import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { deriveSeed, pick, seededRandom, shuffle } from './random.js'

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })

it('draws the same for the same seed', () => {
  const draws = (seed: number) => {
    const random = seededRandom(seed)
    return Array.from({ length: 20 }, () => random.below(1_000))
  }
  fc.assert(
    fc.property(seeds, (seed) => {
      expect(draws(seed)).toEqual(draws(seed))
    }),
  )
  expect(draws(1)).not.toEqual(draws(2))
})

it('shuffles without losing or repeating anything', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.integer()), (seed, items) => {
      const shuffled = shuffle(seededRandom(seed), items)
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b))
    }),
  )
})

it('brings everything to every place about equally often', () => {
  const seen = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0])
  for (let seed = 0; seed < 5_000; seed += 1)
    for (const [place, item] of shuffle(seededRandom(seed), [0, 1, 2, 3, 4]).entries()) {
      const places = seen[item]
      if (places !== undefined) places[place] = (places[place] ?? 0) + 1
    }
  for (const count of seen.flat()) {
    expect(count).toBeGreaterThan(850)
    expect(count).toBeLessThan(1_150)
  }
})

it('picks either of two about equally often, by derived seeds', () => {
  const firsts = Array.from({ length: 4_000 }, (_, at) =>
    pick(seededRandom(deriveSeed(7, 16, at)), ['a', 'b']),
  ).filter((picked) => picked === 'a')
  expect(firsts.length).toBeGreaterThan(1_850)
  expect(firsts.length).toBeLessThan(2_150)
})

it('derives another seed for another part and another order', () => {
  const derived = [deriveSeed(1, 2, 3), deriveSeed(1, 3, 2), deriveSeed(2, 2, 3), deriveSeed(1, 2)]
  expect(new Set(derived).size).toBe(4)
})

it('never changes: plays that are open were dealt by it', () => {
  const random = seededRandom(20)
  expect(Array.from({ length: 6 }, () => random.below(1_000))).toEqual([
    303, 747, 164, 616, 536, 663,
  ])
  expect(deriveSeed(20, 16, 3)).toBe(1247793474)
})
