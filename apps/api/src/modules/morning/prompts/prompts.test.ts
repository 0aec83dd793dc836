// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { greetingAt } from './greetings.js'
import { promptFor } from './prompts.js'

const DAY_MS = 86_400_000
const EXAMPLES = [
  '오늘 나에게 허락할 것 하나',
  '지금 창밖은 무슨 색이에요?',
  '어제의 나에게 한마디',
  '요즘 자꾸 흥얼거리는 것',
  '오늘 꼭 먹고 싶은 것',
  '최근에 고마웠던 사람',
  '미뤄 둔 일 중 제일 작은 것',
  '오늘의 신발은?',
  '다섯 글자로 오늘 각오',
  '누군가에게 물어봐 주고 싶은 안부',
]

/** Of all days of these years. */
function datesOf(from: number, to: number): string[] {
  const first = Date.UTC(from, 0, 1)
  const days = (Date.UTC(to + 1, 0, 1) - first) / DAY_MS
  return Array.from({ length: days }, (_, at) =>
    new Date(first + at * DAY_MS).toISOString().slice(0, 10),
  )
}

/** 2024 is a leap year before the first holiday of the table: each day has its own question. */
const ownPrompts = datesOf(2024, 2024).map(promptFor)
const texts = ownPrompts.map(({ text }) => text)
const holidayTexts = datesOf(2026, 2035)
  .map((date) => promptFor(date).text)
  .filter((text) => !texts.includes(text))
const everyText = [...new Set([...texts, ...holidayTexts])]

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .replaceAll(/[^0-9가-힣 ]/g, '')
      .split(/ +/)
      .filter(Boolean),
  )
}

/** Whether more than half of the shorter one's words are in the other. */
function isAlike(left: Set<string>, right: Set<string>): boolean {
  return [...left].filter((word) => right.has(word)).length * 2 > Math.min(left.size, right.size)
}

describe('the questions of a year', () => {
  it('are 366, each by the day of its own', () => {
    expect(ownPrompts).toHaveLength(366)
    expect(new Set(ownPrompts.map(({ key }) => key)).size).toBe(366)
    expect(new Set(texts).size).toBe(366)
    expect(promptFor('2024-01-01')).toEqual({
      key: '01-01',
      text: '새해 첫날, 제일 먼저 한 말은 뭐였어요?',
    })
    expect(promptFor('2024-12-31').text).toBe('올해의 마지막 아침, 누구에게 인사할까요?')
  })

  it('have one for February 29, and March 1 is the same with and without it', () => {
    expect(promptFor('2028-02-29')).toEqual({
      key: '02-29',
      text: '4년 만에 온 하루, 어디에 써 볼까요?',
    })
    expect(promptFor('2028-03-01')).toEqual(promptFor('2027-03-01'))
  })

  it('keep the ten examples of the product', () => {
    expect(texts).toEqual(expect.arrayContaining(EXAMPLES))
  })

  it('do not say with most of the same words what another says', () => {
    const words = everyText.map((text) => ({ text, words: wordsOf(text) }))
    const alike = words.flatMap((left, at) =>
      words
        .slice(at + 1)
        .filter((right) => isAlike(left.words, right.words))
        .map((right) => [left.text, right.text]),
    )
    expect(alike).toEqual([])
  })

  it.each(everyText)('%s: is short, tidy, and ends as a question or a noun', (text) => {
    expect(text.length).toBeGreaterThanOrEqual(5)
    expect(text.length).toBeLessThanOrEqual(40)
    expect(text).toMatch(/^[0-9가-힣 ?,.()‘’“”ㅂ_]+$/)
    expect(text).not.toMatch(/ {2}|^ | $| [?,.]/)
    expect(text).toMatch(/[?)]$|[가-힣]$|은 ___$/)
    expect(text).not.toMatch(/(?:다|까)$|니까\?|습니|하라|해라/)
  })

  it.each(['월급', '연봉', '몸무게', '성적', '등수', '애인', '남편', '결혼', '선거', '기도'])(
    'do not ask about %s',
    (word) => {
      expect(everyText.filter((text) => text.includes(word))).toEqual([])
    },
  )

  it('are refused for what is no date', () => {
    expect(() => promptFor('2026-13-01')).toThrow('no prompt')
    expect(() => promptFor('2026-04-31')).toThrow('no prompt')
  })
})

describe('holidays that move', () => {
  it.each([
    ['2026-02-16', /설날|까치|덕담/],
    ['2026-02-17', /설날|떡국|새해 복/],
    ['2026-02-18', /윷|설음식|이번 설/],
    ['2026-03-03', /부럼|대보름/],
    ['2026-05-24', /연등|등불/],
    ['2026-06-19', /단오|단옷날/],
    ['2026-07-15', /초복|첫 복날/],
    ['2026-07-25', /중복|더위 한가운데/],
    ['2026-08-14', /말복|여름을 잘/],
    ['2026-08-19', /칠석|오작교/],
    ['2026-09-24', /송편|추석|달이 거의/],
    ['2026-09-25', /보름달|달 토끼|한가위/],
    ['2026-09-26', /어젯밤 달|추석이|남은 전/],
    ['2026-12-22', /동지/],
    ['2027-02-07', /설날|떡국|새해 복/],
    ['2027-09-15', /보름달|달 토끼|한가위/],
    ['2028-01-27', /설날|떡국|새해 복/],
    ['2028-10-03', /보름달|달 토끼|한가위/],
  ])('%s asks its own', (date, expected) => {
    const { key, text } = promptFor(date)
    expect(key).toBe(date.slice(5))
    expect(text).toMatch(expected)
    expect(texts).not.toContain(text)
  })

  it('leave the days around them their own question', () => {
    expect(promptFor('2026-02-15')).toEqual(promptFor('2024-02-15'))
    expect(promptFor('2026-02-19')).toEqual(promptFor('2024-02-19'))
  })

  it('turn from year to year, and are not on one day twice', () => {
    expect(promptFor('2026-02-17').text).not.toBe(promptFor('2027-02-07').text)
    // Fourteen days of each year, but for three without 말복.
    const years = datesOf(2026, 2035).filter((date) => !texts.includes(promptFor(date).text))
    expect(years).toHaveLength(14 * 10 - 3)
  })
})

describe('greetings', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour)

  it.each([
    [5, 6],
    [7, 8],
    [9, 11],
    [12, 17],
    [18, 21],
    [22, 4],
  ])('are one from %i to %i o’clock, and change with the day', (from, to) => {
    const dates = datesOf(2026, 2026).slice(0, 20)
    const early = dates.map((date) => greetingAt(from, date))
    expect(dates.map((date) => greetingAt(to, date))).toEqual(early)
    expect(new Set(early).size).toBeGreaterThanOrEqual(3)
    expect(early[0]).not.toBe(early[1])
  })

  it('differ between the times of a day', () => {
    const said = [6, 8, 11, 17, 21, 23].map((hour) => greetingAt(hour, '2026-11-27'))
    expect(new Set(said).size).toBe(said.length)
  })

  it('end plainly, in 해요체', () => {
    for (const date of datesOf(2026, 2026).slice(0, 20))
      for (const hour of hours) expect(greetingAt(hour, date)).toMatch(/요[.?]$/)
  })
})
