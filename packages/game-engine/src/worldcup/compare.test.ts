import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lower, opened, outcomeOf, playedOut } from '../fixtures/play-all.js'
import { worldcupOf } from '../fixtures/worldcup-content.js'
import { compareWorldcups } from './compare.js'
import { tallyWorldcup } from './tally.js'
import type { WorldcupPlayMatch } from './worldcup-state.js'
import { worldcup } from './worldcup.js'

const content = worldcupOf(16)
const higher = (match: WorldcupPlayMatch) =>
  lower(match) === match.left ? match.right : match.left

function outcome(
  seed: number,
  choose: (match: WorldcupPlayMatch) => string,
  size = 16,
  of = content,
) {
  return outcomeOf(of, playedOut(of, opened(of, size, seed), choose))
}

describe('likeness', () => {
  it('is 100 for the same choices in the same draw, and low for the opposite', () => {
    const a = outcome(1, lower)
    const b = outcome(1, higher)
    expect(compareWorldcups(a, a)?.percent).toBe(100)
    expect(compareWorldcups(a, a)?.rows.every((row) => row.isSame)).toBe(true)
    // In one draw all of the first matches end differently: nobody goes on in both.
    expect(compareWorldcups(a, b)?.percent).toBe(0)
  })

  it('names both winners, and whom each preferred where the same two met', () => {
    const rows = compareWorldcups(outcome(1, lower), outcome(1, higher)).rows
    const { matches } = outcome(1, lower).rounds[0] ?? { matches: [] }
    expect(rows[0]).toEqual({ label: '우승', a: '후보 0', b: '후보 15', isSame: false })
    expect(rows).toHaveLength(5)
    const [last] = matches.slice(-1)
    expect(rows[1]?.label).toBe(`${last?.left} 대 ${last?.right}`.replaceAll('item-', '후보 '))
    expect(rows[1]?.a).toBe(last?.winner.replace('item-', '후보 '))
    expect(rows[1]?.b).not.toBe(rows[1]?.a)
  })

  it('names next what went furthest in both, and then the matches in which both agree', () => {
    const a = outcome(1, lower)
    const b = outcome(1, ({ left, right }) =>
      [left, right].includes('item-0') && [left, right].includes(a.runnerUp.key)
        ? a.runnerUp.key
        : lower({ left, right, roundOf: 2, index: 1, count: 1 }),
    )
    const rows = compareWorldcups(a, b).rows
    expect(rows.slice(0, 3)).toEqual([
      { label: '우승', a: '후보 0', b: a.runnerUp.label, isSame: false },
      { label: '후보 0', a: '우승', b: '준우승', isSame: true },
      { label: a.runnerUp.label, a: '준우승', b: '우승', isSame: true },
    ])
    expect(rows.slice(3).map(({ isSame }) => isSame)).toEqual([true, true])
  })

  it('calls places alike that are a round apart, or both in the last four', () => {
    const a = outcome(1, lower)
    const rows = [...Array(40).keys()].flatMap((seed) =>
      compareWorldcups(a, outcome(seed, lower)).rows.filter((row) => /^후보 \d+$/.test(row.label)),
    )
    const alike = new Map(rows.map((row) => [[row.a, row.b].toSorted().join(' '), row.isSame]))
    expect(Object.fromEntries(alike)).toMatchObject({ '4강 8강': true, '8강 준우승': false })
    expect(alike.get('4강 4강')).toBe(true)
  })

  it('finds the same two on swapped sides', () => {
    const four = worldcupOf(4)
    const a = outcome(1, lower, 4, four)
    const [first] = a.rounds
    const swapped = (first?.matches ?? []).map((match) =>
      match.right === null ? match : { ...match, left: match.right, right: match.left },
    )
    const b = { ...a, rounds: [{ of: 4, matches: swapped }, ...a.rounds.slice(1)] }
    const labels = compareWorldcups(a, b).rows.map((row) => row.label)
    expect(labels.filter((label) => label.includes(' 대 '))).toHaveLength(3)
    expect(compareWorldcups(a, b).rows.every((row) => row.isSame)).toBe(true)
  })

  it('is the same from both sides, whole and between 0 and 100', () => {
    const seeds = fc.integer({ min: 0, max: 1_000 })
    fc.assert(
      fc.property(seeds, seeds, fc.constantFrom(8, 16, 32), (one, other, size) => {
        const many = worldcupOf(20)
        const [a, b] = [outcome(one, lower, size, many), outcome(other, higher, 16, many)]
        const percent = compareWorldcups(a, b)?.percent ?? 0
        expect(percent).toBe(compareWorldcups(b, a)?.percent ?? 0)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(Number.isInteger(percent)).toBe(true)
        expect(compareWorldcups(a, b).sentence).toBe(compareWorldcups(b, a).sentence)
        expect(compareWorldcups(a, b).rows.length).toBeLessThanOrEqual(5)
      }),
    )
  })

  it('says so where the two world cups had no item in common', () => {
    const a = outcome(1, lower)
    const items = a.items.map((item) => ({ ...item, key: `other-${item.key}` }))
    expect(compareWorldcups(a, { ...a, items })).toMatchObject({
      percent: 0,
      sentence: '이번에는 같은 후보를 만나지 못했어요.',
    })
  })
})

describe('the tally', () => {
  it('counts matches where somebody was chosen', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }),
        fc.nat(1_000),
        (skips, seed) => {
          let state = opened(content, 16, seed)
          for (const isSkipped of skips) {
            const item = state.match?.left ?? ''
            state =
              worldcup.reduce(
                content,
                state,
                isSkipped ? { type: 'skip' } : { type: 'pick', item },
              ) ?? state
          }
          const tally = tallyWorldcup(outcomeOf(content, state))
          const sum = (numbers: readonly number[]) =>
            numbers.reduce((all, number) => all + number, 0)
          const counted = skips.filter((isSkipped) => !isSkipped).length
          expect(sum(tally.map(({ won }) => won))).toBe(counted)
          expect(sum(tally.map(({ shown }) => shown))).toBe(counted * 2)
          expect(tally.filter(({ isFinalist }) => isFinalist)).toHaveLength(2)
          expect(tally.filter(({ isChampion }) => isChampion)).toHaveLength(1)
          expect(tally.every(({ won, shown }) => won <= shown)).toBe(true)
        },
      ),
    )
  })

  it('does not count who met nobody, and has only those that played', () => {
    const five = worldcupOf(5)
    const tally = tallyWorldcup(outcome(1, lower, 8, five))
    expect(tally.map(({ shown }) => shown).reduce((all, shown) => all + shown, 0)).toBe(8)
    expect(tallyWorldcup(outcome(1, lower, 4, five))).toHaveLength(4)
  })
})
