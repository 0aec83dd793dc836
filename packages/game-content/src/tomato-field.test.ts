import type { TomatoContent } from '@doran/contract'
import { PLAY } from '@doran/contract/limits'
import { gameEngine, isBeyondHand, tomato } from '@doran/game-engine'
import { describe, expect, it } from 'vitest'
import { SHIPPED_GAMES } from './index.js'
import { harvest, type Hand, type Harvest } from './testing/harvest.js'

const FIRST: Hand = { popsPerSecond: 1.5, noticesAfterMs: 600, carelessPercent: 5 }
const GOOD: Hand = { popsPerSecond: 3.1, noticesAfterMs: 350, carelessPercent: 1 }
const PERFECT: Hand = { popsPerSecond: 4, noticesAfterMs: 250, carelessPercent: 0 }

const SEEDS = [11, 222, 3_333, 44_444, 555_555, 6_666_666, 77_777_777, 888_888_888]

const CONTENT = SHIPPED_GAMES.flatMap(({ content }) =>
  content.kind === 'tomato' ? [content] : [],
).reduce<TomatoContent | null>((_, content) => content, null)

function games(hand: Hand): Harvest[] {
  if (CONTENT === null) throw new Error('no field is shipped')
  const content = CONTENT
  return SEEDS.map((seed) => harvest(content, seed, hand))
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What is seldom more: one time in twenty. */
const seldomMore = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0

describe('the field of tomatoes', () => {
  const [first, good, perfect] = [games(FIRST), games(GOOD), games(PERFECT)]
  const scores = (played: Harvest[]) => played.map(({ outcome }) => outcome.score)
  const ripeIn = (played: Harvest[], from: number, to: number) =>
    played.flatMap(({ ripe }) =>
      ripe.flatMap(({ at, count }) => (at >= from && at < to ? [count] : [])),
    )

  it('gives a first game some hundreds of points, and a good one some thousands', () => {
    expect(median(scores(first))).toBeGreaterThan(600)
    expect(median(scores(first))).toBeLessThan(1_500)
    expect(median(scores(good))).toBeGreaterThan(3_000)
    expect(median(scores(good))).toBeLessThan(5_000)
    expect(median(scores(perfect))).toBeGreaterThan(median(scores(good)) * 1.5)
  })

  it('has a band for each of them', () => {
    const bandsOf = (played: Harvest[]) => played.map(({ outcome }) => outcome.resultKey)
    const beginners = ['first-harvest', 'weekend-farmer']
    expect(bandsOf(first).filter((key) => !beginners.includes(key))).toEqual([])
    expect(new Set(bandsOf(good))).toContain('ketchup-tycoon')
    const legends = bandsOf(perfect).filter((key) => key === 'red-legend')
    expect(legends.length).toBeGreaterThan(perfect.length / 2)
  })

  it('lets a good hand keep up in the middle, and not in the last twelve seconds', () => {
    expect(seldomMore(ripeIn(good, 12_000, 36_000))).toBeLessThanOrEqual(8)
    const [before, last] = [ripeIn(good, 0, 36_000), ripeIn(good, 48_000, 60_000)]
    const mean = (counts: number[]) => counts.reduce((sum, each) => sum + each, 0) / counts.length
    expect(mean(last)).toBeGreaterThan(mean(before) * 1.25)
  })

  it('hardly ever leaves anybody without a ripe one for 700 ms', () => {
    const waits = games({ ...GOOD, popsPerSecond: 2.5 }).map((played) => played.waits)
    const long = waits.flat().filter((ms) => ms > 700)
    expect(long.length).toBeLessThanOrEqual(SEEDS.length / 2)
    expect(Math.max(...waits.flat())).toBeLessThanOrEqual(1_500)
  })

  it('is over within its time, and what a hand does fits into a play', () => {
    for (const { outcome, inputs } of [...first, ...good, ...perfect]) {
      expect(outcome.ms).toBeGreaterThanOrEqual(60_000)
      expect(outcome.ms).toBeLessThanOrEqual(90_000)
      expect(inputs.length).toBeLessThan(PLAY.inputs)
      expect(isBeyondHand(inputs)).toBe(false)
    }
  })

  it('is 60 turns without a clock, each with something to do', () => {
    if (CONTENT === null) throw new Error('no field is shipped')
    const content = CONTENT
    const options = gameEngine.chooseOptions(content, undefined, 'relaxed')
    let state = tomato.init(content, { seed: 5, options: options ?? { size: null } })
    const idle = Array.from({ length: 60 }, () => {
      const isIdle = tomato.announce(content, state).includes('아직 익은 토마토가 없어요')
      state = tomato.reduce(content, state, { type: 'tick', at: state.ms }) ?? state
      return isIdle
    }).filter(Boolean)
    expect(tomato.outcome(content, state)?.isTurnBased).toBe(true)
    expect(idle.length).toBeLessThanOrEqual(3)
  })
})
