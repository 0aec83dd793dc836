import type { PsytestOutcome } from '@doran/contract'
import { describe, expect, it } from 'vitest'
import { answered } from '../fixtures/play-all.js'
import { AXIS_TEST } from '../fixtures/psytest-content.js'
import { pairSentence, type Common } from './pair-sentence.js'

const some = answered(
  AXIS_TEST,
  AXIS_TEST.questions.map(() => 0),
)
const shared: Common = { by: 'shares', shared: '역사' }

function of(key: string, title: string, goodMatch = '', differentMatch = ''): PsytestOutcome {
  return {
    ...some,
    resultKey: key,
    result: { ...some.result, key, title, goodMatch, differentMatch },
  }
}

/** Every sentence that some percentage leads to. */
function said(
  a: PsytestOutcome,
  b: PsytestOutcome,
  common: Common,
  [from, to]: readonly [number, number] = [0, 100],
): string[] {
  const percents = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return [...new Set(percents.map((percent) => pairSentence(a, b, percent, common)))]
}

const sf = of('sf', 'SF', 'horror', 'history')
const horror = of('horror', '공포', 'sf', 'romance')
const history = of('history', '역사', 'fantasy', 'sf')
const romance = of('romance', '로맨스', 'drama', 'horror')

describe('the sentence about two results', () => {
  it.each([
    ['the same type', sf, sf, /둘 다 SF가|SF가 둘|같은 SF끼리/],
    ['a type that goes well with the other', horror, sf, /잘 맞는|옆자리/],
    ['one that goes well with the other’s alone', of('tea', '차', 'sf'), sf, /잘 맞는|옆자리/],
  ])('says what they are to each other: %s', (_what, a, b, words) => {
    const sentences = said(a, b, shared)
    expect(sentences.length).toBeGreaterThanOrEqual(3)
    expect(sentences.filter((sentence) => !words.test(sentence))).toEqual([])
  })

  it('says of the most different types that they are, or how alike they are all the same', () => {
    const far = said(sf, history, shared, [0, 49])
    expect(far.length).toBeGreaterThanOrEqual(3)
    expect(far.filter((sentence) => !/가장 다른|참 달라요/.test(sentence))).toEqual([])
    const alike = said(sf, history, shared, [50, 100])
    expect(alike.filter((sentence) => !/가장 다(른|르다).*(닮았|닮기)/.test(sentence))).toEqual([])
  })

  it('says else what both lean to most', () => {
    expect(said(sf, romance, shared).filter((sentence) => !/역사/.test(sentence))).toEqual([])
    const own: Common = { by: 'shares', shared: 'SF' }
    expect(said(sf, romance, own)).toContain(
      '로맨스 속에도 SF가 들어 있어요. 한 발짝이면 닿는 사이예요.',
    )
    const axis: Common = { by: 'axis', shared: { label: '거리', pole: '곁' } }
    expect(said(sf, romance, axis).filter((sentence) => !/‘거리’.*곁 쪽/.test(sentence))).toEqual(
      [],
    )
    const points: Common = { by: 'points', distance: 7 }
    expect(said(sf, romance, points).filter((sentence) => !/7점/.test(sentence))).toEqual([])
  })

  it('does not say that nothing is alike of two who are', () => {
    const nothing: Common = { by: 'axis', shared: null }
    expect(said(sf, romance, nothing, [0, 49]).join()).toMatch(/안 겹치|겹치는 데가 없/)
    expect(said(sf, romance, nothing, [50, 100]).join()).not.toMatch(/안 겹치|겹치는 데가 없/)
  })

  it('is the same from both sides, and polite', () => {
    const all: Common[] = [shared, { by: 'axis', shared: null }, { by: 'points', distance: 3 }]
    for (const a of [sf, horror, history, romance])
      for (const b of [sf, horror, history, romance])
        for (const common of all) {
          const sentences = said(a, b, common)
          expect(sentences).toEqual(said(b, a, common))
          for (const sentence of sentences) expect(sentence).toMatch(/^[^!…{}]+[요죠]\.$/u)
        }
  })
})
