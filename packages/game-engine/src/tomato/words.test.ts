import { describe, expect, it } from 'vitest'
import { FIELD, harvested, ripeAt, sown } from '../fixtures/tomato-content.js'
import { announceRow } from './announce.js'
import { checkTomato } from './check.js'
import { compareTomatoes } from './compare.js'
import { tomato } from './tomato.js'

const STAGES = /^(?:빈 칸|새싹|초록|주황|빨강|황금|터짐)$/

describe('what a screen reader says', () => {
  it('reads a row from the left', () => {
    const state = sown(FIELD)
    const rows = [0, 1, 2].map((row) => announceRow(FIELD, state, 0, row))
    const cells = rows.map((text, row) => {
      expect(text.startsWith(`${row + 1}줄: `)).toBe(true)
      expect(text.endsWith('.')).toBe(true)
      return text.slice(4, -1).split(', ')
    })
    expect(cells.map(({ length }) => length)).toEqual([3, 3, 3])
    expect(cells.flat().filter((cell) => !STAGES.test(cell))).toEqual([])
    expect(cells.flat().findIndex((cell) => cell === '빨강')).toBe(ripeAt(FIELD, state, 0)[0])
  })

  it('says the score, the combo, and where something is ripe', () => {
    const state = sown(FIELD)
    const [cell = -1] = ripeAt(FIELD, state, 0)
    const place = `${Math.floor(cell / 3) + 1}줄 ${(cell % 3) + 1}칸`
    expect(tomato.announce(FIELD, state)).toBe(`0점이에요. 익은 토마토 1개: ${place}.`)
    const golden = { ...FIELD, goldenPercent: 100 }
    expect(tomato.announce(golden, sown(golden))).toBe(`0점이에요. 익은 토마토 1개: ${place} 황금.`)
    const popped = tomato.reduce(FIELD, state, { type: 'pop', at: 0, cell }) ?? state
    expect(tomato.announce(FIELD, popped)).toBe('10점, 1콤보예요. 아직 익은 토마토가 없어요.')
    const over = tomato.reduce(FIELD, popped, { type: 'tick', at: 10_000 }) ?? state
    expect(tomato.announce(FIELD, over)).toBe('토마토 밭이 문을 닫았어요. 10점이에요.')
  })
})

describe('two results', () => {
  const outcome = harvested(FIELD, sown(FIELD))
  const scored = (score: number) => ({ ...outcome, score })

  it('are as alike as their scores, from both sides', () => {
    expect(compareTomatoes(scored(1_000), scored(750)).percent).toBe(75)
    expect(compareTomatoes(scored(750), scored(1_000)).percent).toBe(75)
    expect(compareTomatoes(scored(750), scored(1_000)).sentence).toBe(
      compareTomatoes(scored(1_000), scored(750)).sentence,
    )
    expect(compareTomatoes(scored(0), scored(10)).percent).toBe(0)
    expect(compareTomatoes(scored(0), scored(0)).percent).toBe(100)
    expect(compareTomatoes(scored(9_999), scored(10_000)).percent).toBe(99)
  })

  it('are told how far they are apart, and where they stand', () => {
    const { sentence, rows } = compareTomatoes(scored(12_345), scored(1_000))
    expect(sentence).toContain('11,345점')
    expect(rows[0]).toEqual({ label: '점수', a: '12,345점', b: '1,000점', isSame: false })
    expect(rows.slice(1).every(({ isSame }) => isSame)).toBe(true)
  })

  it('say so where one was played by turns', () => {
    const { sentence } = compareTomatoes(scored(100), { ...scored(90), isTurnBased: true })
    expect(sentence).toContain('느긋하게')
  })
})

describe('a check', () => {
  it('finds bands that no score leads to, and what cannot be played', () => {
    const [first, second, third] = FIELD.bands
    if (!first || !second || !third) throw new Error('the field has three bands')
    expect(checkTomato(FIELD)).toEqual([])
    expect(checkTomato({ ...FIELD, bands: [second, { ...third, key: second.key }] })).toEqual([
      'bands: the key from-30 stands twice',
      'bands: none holds 0',
    ])
    expect(checkTomato({ ...FIELD, bands: [first, third, second] })).toEqual([
      'bands.from-30: it begins no later than the one before',
    ])
    const stageMs = { ...FIELD.stageMs, red: { from: 900, to: 800 } }
    expect(checkTomato({ ...FIELD, stageMs, mostSeconds: 9 })).toEqual([
      'stageMs.red: it ends before it begins',
      'mostSeconds: less than it takes without golden ones',
    ])
  })
})
