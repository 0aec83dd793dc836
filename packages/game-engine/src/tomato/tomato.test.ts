import type { PlayInput, TomatoContent, TomatoInput } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameEngine } from '../engine.js'
import { anyTomatoInput } from '../fixtures/any-inputs.js'
import { FIELD, harvested, LIVELY_FIELD, ripeAt, sown } from '../fixtures/tomato-content.js'
import { comboOf, endsAtMs, fieldAt, scoreOf } from './field.js'
import type { TomatoState } from './tomato-state.js'
import { tomato } from './tomato.js'

const pop = (at: number, cell: number): PlayInput => ({ type: 'pop', at, cell })
const tick = (at: number): TomatoInput => ({ type: 'tick', at })
const pause = (at: number): PlayInput => ({ type: 'pause', at })

/** @throws Error where one is refused. */
function after(content: TomatoContent, state: TomatoState, ...inputs: PlayInput[]): TomatoState {
  return inputs.reduce((current, input) => {
    const following = tomato.reduce(content, current, input)
    if (following === null) throw new Error(`${JSON.stringify(input)} was refused`)
    return following
  }, state)
}

/** The only cell that is ripe at the start. */
function firstRipe(content: TomatoContent, state: TomatoState): number {
  const [cell, ...others] = ripeAt(content, state, 0)
  if (cell === undefined || others.length > 0) throw new Error('not exactly one is ripe')
  return cell
}

/** The first cell in that stage. */
function cellIn(content: TomatoContent, state: TomatoState, stage: string): number {
  return fieldAt(content, state, state.ms).findIndex((cell) => cell.stage === stage)
}

/** Pops whatever is ripe, every 50 ms, so many times. */
function popMany(content: TomatoContent, times: number): TomatoState[] {
  const states = [sown(content)]
  for (let at = 0; states.length <= times && at < 60_000; at += 50) {
    const state = states.at(-1) ?? sown(content)
    const [cell] = ripeAt(content, state, at)
    if (cell !== undefined) states.push(after(content, state, pop(at, cell)))
  }
  return states
}

describe('a plant', () => {
  it('goes through its stages and says when it is the next one', () => {
    const state = sown(FIELD)
    const cell = firstRipe(FIELD, state)
    const seen = [0, 999, 1_000, 1_499, 1_500, 2_500, 3_500, 4_500, 5_500, 6_500].map((ms) => {
      const at = fieldAt(FIELD, state, ms)[cell]
      return [at?.stage, at?.generation, at?.nextAtMs]
    })
    expect(seen).toEqual([
      ['red', 0, 1_000],
      ['red', 0, 1_000],
      ['burst', 0, 1_500],
      ['burst', 0, 1_500],
      ['empty', 1, 2_500],
      ['sprout', 1, 3_500],
      ['green', 1, 4_500],
      ['orange', 1, 5_500],
      ['red', 1, 6_500],
      ['burst', 1, 7_000],
    ])
  })

  it('begins at different ages, none of them ripe before the start', () => {
    const state = sown(FIELD)
    expect(new Set(state.plants.map(({ plantedAt }) => plantedAt)).size).toBe(9)
    expect(state.plants.filter(({ redAt }) => redAt < 0)).toEqual([])
    const stages = fieldAt(FIELD, state, 0).map(({ stage }) => stage)
    expect(new Set(stages)).toEqual(new Set(['empty', 'sprout', 'green', 'orange', 'red']))
  })

  it('lives shorter the later it is planted', () => {
    const content = { ...FIELD, curve: { everyMs: 2_000, percents: [100, 50] } }
    const cell = firstRipe(content, sown(content))
    const [early, late] = [1_999, 2_000].map((at) => {
      const quick = { ...content, stageMs: { ...content.stageMs, red: { from: 4_000, to: 4_000 } } }
      const popped = after(quick, sown(quick), pop(at, cell))
      return fieldAt(quick, popped, at)[cell]
    })
    expect(early).toMatchObject({ stage: 'empty', generation: 1, nextAtMs: 2_999 })
    expect(late).toMatchObject({ stage: 'empty', generation: 1, nextAtMs: 2_500 })
  })
})

describe('popping', () => {
  it('counts ten for a ripe one, and half as much more for each four in a row, up to fifty', () => {
    const content = { ...FIELD, seconds: 60, mostSeconds: 60 }
    const scores = popMany(content, 37).map(scoreOf)
    const gained = scores.slice(1).map((score, at) => score - (scores[at] ?? 0))
    const fours = [10, 15, 20, 25, 30, 35, 40, 45].flatMap((points) => Array(4).fill(points))
    expect(gained).toEqual([...fours, 50, 50, 50, 50, 50])
  })

  it('tells the combo and what the next one counts for', () => {
    const states = popMany({ ...FIELD, seconds: 60, mostSeconds: 60 }, 33)
    const combos = [0, 3, 4, 32, 33].map((pops) => {
      const state = states[pops] ?? sown(FIELD)
      return comboOf(FIELD, state, state.ms)
    })
    expect(combos).toEqual([
      { count: 0, factor: 1 },
      { count: 3, factor: 1 },
      { count: 4, factor: 1.5 },
      { count: 32, factor: 5 },
      { count: 33, factor: 5 },
    ])
  })

  it.each(['green', 'orange'])(
    'takes five for a %s one, never below nothing, and ends',
    (stage) => {
      const state = sown(FIELD)
      const unripe = cellIn(FIELD, state, stage)
      expect(after(FIELD, state, pop(0, unripe))).toMatchObject({ score: 0, combo: 0, misses: 1 })

      const popped = after(FIELD, state, pop(0, firstRipe(FIELD, state)), pop(0, unripe))
      expect(popped).toMatchObject({ score: 5, combo: 0, longestCombo: 1, pops: 1, misses: 1 })
      expect(fieldAt(FIELD, popped, 0)[unripe]).toMatchObject({ stage: 'empty', generation: 1 })
    },
  )

  it.each(['empty', 'sprout'])('of what is %s spoils nothing but the accuracy', (stage) => {
    const state = sown(FIELD)
    const popped = after(FIELD, state, pop(0, firstRipe(FIELD, state)))
    const cell = cellIn(FIELD, state, stage)
    expect(after(FIELD, popped, pop(0, cell))).toEqual({ ...popped, misses: 1 })
    expect(harvested(FIELD, after(FIELD, popped, pop(0, cell))).accuracyPercent).toBe(50)
  })

  it('comes too late for one that bursts at that very moment, which ends the combo', () => {
    const content = { ...FIELD, stageMs: { ...FIELD.stageMs, red: { from: 2_000, to: 2_000 } } }
    const state = sown(content)
    const late = firstRipe(content, state)
    const [, soon] = ripeAt(content, state, 1_000)
    const popped = after(content, state, pop(1_000, soon ?? -1))
    expect(comboOf(content, popped, 1_999).count).toBe(1)
    expect(comboOf(content, popped, 2_000).count).toBe(0)
    const burst = after(content, popped, pop(2_000, late))
    expect(burst).toMatchObject({ score: 10, combo: 0, burst: 1, misses: 1, pops: 1 })
  })

  it('of a golden one wins time, but not without end', () => {
    const content = { ...FIELD, goldenPercent: 100 }
    const state = sown(content)
    expect(fieldAt(content, state, 0).filter(({ isGolden }) => isGolden)).toHaveLength(1)
    const one = after(content, state, pop(0, firstRipe(content, state)))
    expect([one.golden, endsAtMs(one)]).toEqual([1, 13_000])
    const two = after(content, one, pop(900, ripeAt(content, one, 900)[0] ?? -1))
    expect([two.golden, endsAtMs(two), scoreOf(two)]).toEqual([2, 14_000, 20])
  })
})

describe('the time of a game', () => {
  const state = sown(FIELD)
  const refused = (from: TomatoState, input: PlayInput) =>
    tomato.reduce(FIELD, from, input) === null

  it('never falls', () => {
    const later = after(FIELD, state, tick(500))
    for (const input of [pop(499, 0), tick(499), pause(499)])
      expect(refused(later, input)).toBe(true)
    for (const input of [pop(500, 0), tick(500), pause(500)])
      expect(refused(later, input)).toBe(false)
  })

  it('ends with a tick at its end or behind, and takes nothing more', () => {
    expect(refused(state, pop(10_000, 0))).toBe(true)
    expect(refused(state, pause(10_000))).toBe(true)
    const over = after(FIELD, state, tick(12_345))
    expect(over).toEqual(after(FIELD, state, tick(10_000)))
    expect(tomato.progress(FIELD, over)).toEqual({ done: 10, total: 10 })
    for (const input of [tick(10_000), tick(20_000), pop(10_000, 0), pause(10_000)])
      expect(refused(over, input)).toBe(true)
  })

  it('is counted in seconds, and pauses are counted', () => {
    const paused = after(FIELD, state, pause(2_999), pause(2_999))
    expect(tomato.progress(FIELD, paused)).toEqual({ done: 2, total: 10 })
    expect(harvested(FIELD, paused)).toMatchObject({ pauses: 2, ms: 10_000, isTurnBased: false })
  })

  it('has no cell that the field has not', () =>
    expect([8, 9].map((cell) => refused(state, pop(0, cell)))).toEqual([false, true]))
})

describe('by turns', () => {
  const options = { size: null, turns: true } as const
  const state = tomato.init(FIELD, { seed: 1, options })

  it('each pop and each tick is a turn, at the time where it stands', () => {
    expect(tomato.reduce(FIELD, state, tick(1))).toBeNull()
    expect(tomato.reduce(FIELD, state, pause(0))).toBeNull()
    const one = after(FIELD, state, pop(0, firstRipe(FIELD, state)))
    expect(one).toMatchObject({ ms: 500, score: 10 })
    expect(tomato.reduce(FIELD, one, tick(0))).toBeNull()
    expect(tomato.progress(FIELD, one)).toEqual({ done: 1, total: 10 })
  })

  it('ends after its turns, which golden ones do not change', () => {
    const golden = { ...FIELD, goldenPercent: 100 }
    const turns = Array.from({ length: 9 }, (_, turn) => tick((turn + 1) * 500))
    const over = after(golden, state, pop(0, firstRipe(FIELD, state)), ...turns)
    expect(tomato.outcome(golden, over)).toMatchObject({ ms: 5_000, pops: 1, isTurnBased: true })
    expect(tomato.reduce(golden, over, tick(5_000))).toBeNull()
  })
})

describe('an outcome', () => {
  it('is the band of the score', () => {
    const outcomes = [0, 2, 3, 7, 8].map((pops) => {
      const outcome = harvested(FIELD, popMany(FIELD, pops).at(-1) ?? sown(FIELD))
      return [outcome.score, outcome.resultKey]
    })
    expect(outcomes).toEqual([
      [0, 'from-0'],
      [20, 'from-0'],
      [30, 'from-30'],
      [85, 'from-30'],
      [100, 'from-100'],
    ])
  })

  it('has no accuracy where nothing was touched, and counts all that burst', () => {
    expect(harvested(FIELD, sown(FIELD))).toMatchObject({ accuracyPercent: 0, burst: 17 })
  })
})

describe('any inputs', () => {
  const played = fc.record({
    content: fc.constantFrom(FIELD, LIVELY_FIELD),
    seed: fc.nat(),
    inputs: fc
      .array(anyTomatoInput, { maxLength: 120 })
      .map((inputs) => inputs.toSorted((a, b) => a.at - b.at)),
  })

  it('lead to the same however often one looks in between', () => {
    const looks = fc.array(fc.nat(12_000), { maxLength: 40 })
    fc.assert(
      fc.property(played, looks, ({ content, seed, inputs }, more) => {
        const deal = { seed, options: { size: null } }
        const end = tick(content.mostSeconds * 1_000)
        let state = sown(content, seed)
        const allowed = inputs.filter((input) => {
          const following = tomato.reduce(content, state, input)
          state = following ?? state
          return following !== null
        })
        if (state.ms === state.endsAt) return
        const looked = more.filter((at) => at < state.endsAt).map(tick)
        const ticked = [...allowed, ...looked].toSorted((a, b) => a.at - b.at)
        expect(gameEngine.playThrough(content, deal, [...ticked, end])).toEqual(
          gameEngine.playThrough(content, deal, [...allowed, end]),
        )
      }),
    )
  })

  it('keep the score from falling below nothing, the time from falling, and the field whole', () => {
    fc.assert(
      fc.property(played, ({ content, seed, inputs }) => {
        let state = sown(content, seed)
        for (const input of inputs) {
          const following = tomato.reduce(content, state, input)
          if (following === null) continue
          expect(following.score).toBeGreaterThanOrEqual(0)
          expect(following.ms).toBeGreaterThanOrEqual(state.ms)
          expect(following.ms).toBeLessThanOrEqual(following.endsAt)
          expect(following.plants.filter(({ burstAt }) => burstAt <= following.ms)).toEqual([])
          const times = following.plants.flatMap(({ plantedAt, redAt, goneAt }) => [
            plantedAt,
            redAt,
            goneAt,
          ])
          expect(times.filter((time) => !Number.isInteger(time))).toEqual([])
          state = following
        }
      }),
    )
  })

  it('show at any time what is there once that time has passed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(10_000), fc.nat(10_000), (seed, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)]
        const state = after(LIVELY_FIELD, sown(LIVELY_FIELD, seed), tick(early))
        const passed = late === early ? state : after(LIVELY_FIELD, state, tick(late))
        expect(fieldAt(LIVELY_FIELD, state, late)).toEqual(fieldAt(LIVELY_FIELD, passed, late))
        for (const { nextAtMs } of fieldAt(LIVELY_FIELD, state, late))
          expect(nextAtMs).toBeGreaterThan(late)
      }),
    )
  })
})
