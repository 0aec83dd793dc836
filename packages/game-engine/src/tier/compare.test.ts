import type { TierInput } from '@doran/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTierInput } from '../fixtures/any-inputs.js'
import { boardAfter, boardAfterAllowed, boardOutcome, places } from '../fixtures/boards.js'
import { tierOf } from '../fixtures/tier-content.js'
import { compareTiers } from './compare.js'
import { tier } from './tier.js'

const content = tierOf(13)

function board(words: string, inputs: readonly TierInput[] = []) {
  return boardOutcome(content, boardAfter(content, [...places(content, words), ...inputs]))
}

const likeness = (a: string, b: string) => compareTiers(board(a), board(b))

describe('likeness', () => {
  it('is 100 less the mean distance of what both have placed', () => {
    expect(likeness('s0 s1', 's0 s1').percent).toBe(100)
    expect(likeness('s0 s1', 'c0 c1').percent).toBe(0)
    expect(likeness('s0 s1 a2', 's0 a1 b3').percent).toBe(83)
    expect(likeness('s0', 'b0').percent).toBe(33)
  })

  it('takes heights, so that boards of different rows can be compared', () => {
    const added = board('s0 a1', [
      { type: 'row-remove', row: 'a' },
      { type: 'row-remove', row: 'b' },
      { type: 'place', item: 'item-1', row: 'c', at: 0 },
    ])
    expect(compareTiers(board('s0 c1'), added).percent).toBe(100)
    expect(compareTiers(board('s0 s1'), added).percent).toBe(50)
  })

  it('takes cards of one’s own for the same where they say the same', () => {
    const own = (label: string, row: string) =>
      board('s0', [
        { type: 'card-add', item: 'own-1', label },
        { type: 'place', item: 'own-1', row, at: 0 },
      ])
    expect(compareTiers(own('집밥', 's'), own('집밥', 'c')).percent).toBe(50)
    expect(compareTiers(own('집밥', 's'), own('외식', 'c')).percent).toBe(100)
  })

  it('says so where both placed nothing alike', () => {
    expect(likeness('s0', 's1')).toEqual({
      percent: 0,
      sentence: '같은 것을 놓지 않아서 견줄 수 없어요.',
      rows: [],
    })
  })

  it('shows two of the first row at most, then what the two disagree on most', () => {
    const { rows } = likeness('s0 s1 s2 a3 b4 c5', 's0 s1 s2 c3 a4 s5')
    expect(rows.map((row) => `${row.label}: ${row.a}, ${row.b}`)).toEqual([
      '후보 0: S, S',
      '후보 1: S, S',
      '후보 5: C, S',
      '후보 3: A, C',
      '후보 4: B, A',
    ])
    expect(rows.map(({ isSame }) => isSame)).toEqual([true, true, false, false, false])
  })

  it('rounds the same from both sides, where the mean lies between two percentages', () => {
    const [a, b] = ['a3 a5 a6 b4 b7 c0 c1 c2', 's0 s2 a1 a7 b5 c3 c4 c6']
    expect(likeness(a, b).percent).toBe(likeness(b, a).percent)
  })

  it('is the same from both sides, in percent and words', () => {
    const boards = fc
      .array(anyTierInput, { minLength: 20, maxLength: 80 })
      .map((tried) =>
        boardAfterAllowed(content, [...tried, { type: 'scatter', seed: tried.length }]),
      )
      .map((state) => tier.outcome(content, state))
    fc.assert(
      fc.property(boards, boards, (a, b) => {
        if (a === null || b === null) return
        const [one, other] = [compareTiers(a, b), compareTiers(b, a)]
        expect(one.percent).toBe(other.percent)
        expect(one.sentence).toBe(other.sentence)
        expect(one.sentence).toMatch(/^[^!…{}]+[요죠]\.$/u)
        expect(Number.isInteger(one.percent)).toBe(true)
        expect(one.percent).toBeGreaterThanOrEqual(0)
        expect(one.percent).toBeLessThanOrEqual(100)
        expect(one.rows.length).toBeLessThanOrEqual(5)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the sentence', () => {
  it('calls boards equal that have all items in the same rows', () => {
    expect(likeness('s0 a1', 's0 a1').sentence).toMatch(/두 표가 똑같아요/)
    expect(likeness('s0 a1', 's0 b2').sentence).not.toMatch(/두 표가/)
    expect(likeness('s0 a1', 's0 b2').sentence).toMatch(/둘 다 놓은/)
  })

  it('names what the two disagree on most', () => {
    expect(likeness('s0 s1 s2 s3 s4 a5', 's0 s1 s2 s3 s4 s5').sentence).toMatch(/‘후보 5’/)
    expect(likeness('s0 s1', 's0 c1').sentence).toMatch(/‘후보 1’/)
    expect(likeness('s0 b1', 'c0 s1').sentence).toMatch(/‘후보 0’/)
  })

  it('takes the particles of the rows, and names the upper one first', () => {
    const rename = (row: string, label: string): TierInput => {
      return { type: 'row-edit', row, label, text: '', colour: 'red' }
    }
    const said = '0123456789'.split('').flatMap((item) => {
      const a = board(`s${item} s11`)
      const b = board(`c${item} s11`, [rename('c', '물음표의 맛')])
      return [compareTiers(a, b).sentence, compareTiers(b, a).sentence]
    })
    expect(said.join()).toContain('한쪽은 S, 다른 쪽은 물음표의 맛이에요.')
  })
})
