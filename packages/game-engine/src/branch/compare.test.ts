import type { BranchContent } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchOf, endedBy, STORY, walked } from '../fixtures/branch-content.js'
import { branch } from './branch.js'
import { offeredChoices } from './choices.js'
import { compareBranches } from './compare.js'

/** Goes on by these lots to an ending, in a story where that takes less than a hundred choices. */
function ended(content: BranchContent, lots: readonly number[]) {
  const choices: number[] = []
  for (let at = 0; at < 100; at += 1) {
    const state = walked(content, choices)
    const outcome = branch.outcome(content, state)
    if (outcome !== null) return outcome
    const offered = offeredChoices(content, state)
    // Where the lots are used up the last choice is taken: it is the one that leads on.
    const { index } = offered[(lots[at] ?? offered.length - 1) % offered.length] ?? { index: 0 }
    choices.push(index)
  }
  throw new Error('no ending was reached')
}

const MAZE = branchOf(
  {
    a: [{ to: 'b', sets: ['left'] }, { to: 'b' }, { to: 'c' }],
    b: [{ to: 'a', forbids: ['left'] }, { to: 'x', requires: ['left'] }, { to: 'c' }],
    c: [{ to: 'a' }, { to: 'b' }, { to: 'x' }, { to: 'y' }],
  },
  ['x', 'y'],
)

describe('likeness', () => {
  it('is how many of the scenes where both could choose they left alike', () => {
    const [garden, dark] = [endedBy(STORY, [0, 0, 0, 1, 0, 2, 0]), endedBy(STORY, [0, 0, 0, 2, 1])]
    expect(compareBranches(garden, garden).percent).toBe(100)
    // Alike: the door and the hall; not alike: the hall again, and the gate.
    expect(compareBranches(garden, dark).percent).toBe(50)
    expect(compareBranches(garden, endedBy(STORY, [1])).percent).toBe(0)
  })

  it('does not count scenes where one of the two had nothing to choose', () => {
    const content = branchOf(
      {
        a: [{ to: 'b', sets: ['key'] }, { to: 'b' }],
        b: [{ to: 'x' }, { to: 'y', requires: ['key'] }],
      },
      ['x', 'y'],
    )
    const [one, other] = [endedBy(content, [0, 0]), endedBy(content, [1, 0])]
    expect(compareBranches(one, other).percent).toBe(0)
    expect(compareBranches(other, one).percent).toBe(0)
  })

  it('is 100 with itself, where scenes are come to again, too', () => {
    const lots = fc.array(fc.nat(5), { maxLength: 20 })
    fc.assert(
      fc.property(fc.constantFrom(STORY, MAZE), lots, (content, tried) => {
        const outcome = ended(content, tried)
        const { percent, rows } = compareBranches(outcome, outcome)
        expect(percent).toBe(100)
        expect(rows.every(({ a, b, isSame }) => a === b && isSame)).toBe(true)
      }),
    )
  })

  it('is the same from both sides, in percent and words, and 100 for the same way alone', () => {
    const lots = fc.array(fc.nat(5), { maxLength: 20 })
    fc.assert(
      fc.property(fc.constantFrom(STORY, MAZE), lots, lots, (content, one, other) => {
        const [a, b] = [ended(content, one), ended(content, other)]
        const [from, back] = [compareBranches(a, b), compareBranches(b, a)]
        expect(from.percent).toBe(back.percent)
        expect(from.sentence).toBe(back.sentence)
        expect(from.sentence).toMatch(/^[^!…{}]+[요죠]\.$/u)
        expect(from.rows.length).toBeLessThanOrEqual(5)
        const isSameWay = JSON.stringify(a.path) === JSON.stringify(b.path)
        expect(from.percent === 100).toBe(isSameWay)
      }),
      { numRuns: 500 },
    )
  })

  it('shows both endings and how far the ways were one, but not what was chosen', () => {
    const [a, b] = [endedBy(STORY, [0, 0, 0, 1, 0, 2, 0]), endedBy(STORY, [0, 0, 0, 2, 1])]
    expect(compareBranches(a, b).rows).toEqual([
      { label: '결말', a: '결말 garden', b: '결말 dark', isSame: false },
      { label: '지나온 장면', a: '7곳', b: '5곳', isSame: false },
      { label: '둘 다 만난 갈림길', a: '4곳', b: '4곳', isSame: true },
      { label: '그중 똑같이 고른 곳', a: '2곳', b: '2곳', isSame: true },
    ])
  })
})

it.each([
  ['the same way', [1], [1], /처음부터 끝까지/],
  ['another way to the same ending', [1], [0, 0, 0, 2, 2], /1번/],
  ['one choice that parted them', [0, 0, 0, 2, 1], [0, 0, 0, 2, 2], /단 한 번/],
  ['several', [0, 0, 0, 1, 0, 2, 0], [0, 0, 0, 2, 1], /서로 못 본|서로 다른/],
])('says what is true of the two: %s', (_what, a, b, words) => {
  const [one, other] = [endedBy(STORY, a), endedBy(STORY, b)]
  expect(compareBranches(one, other).sentence).toMatch(words)
  expect(compareBranches(other, one).sentence).toMatch(words)
})
