import type { PlayInput } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { isBeyondHand } from './beyond-hand.js'

const pop = (at: number, cell: number): PlayInput => ({ type: 'pop', at, cell })

describe('what no hand does', () => {
  const popsEvery = (ms: number, count: number) =>
    Array.from({ length: count }, (_, at) => pop(at * ms, 0))

  it('is two pops within 40 ms', () => {
    expect(isBeyondHand([pop(100, 0), { type: 'tick', at: 120 }, pop(140, 1)])).toBe(false)
    expect(isBeyondHand([pop(100, 0), { type: 'tick', at: 120 }, pop(139, 1)])).toBe(true)
  })

  it('is more than fourteen within a second', () => {
    expect(isBeyondHand(popsEvery(72, 14))).toBe(false)
    expect(isBeyondHand(popsEvery(72, 100))).toBe(false)
    expect(isBeyondHand(popsEvery(71, 15))).toBe(true)
    expect(isBeyondHand(popsEvery(71, 14))).toBe(false)
  })
})
