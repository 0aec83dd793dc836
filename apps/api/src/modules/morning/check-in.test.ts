import { describe, expect, it } from 'vitest'
import { codeOf, readError } from '../../testing/test-browser.js'
import { ledgerFaults } from '../../testing/test-ledger.js'
import { PAUSE, admin, sanctionPerson } from '../../testing/test-moderation.js'
import { DAY_MS, linesOf, walletOf } from '../../testing/test-wallet.js'
import {
  bridge,
  checkIn,
  checkInDaily,
  daysIn,
  notesOf,
  startAt,
  todayOf,
} from './testing/test-morning.js'

describe('the hours of the morning board', () => {
  it.each([
    ['2026-03-10T04:59:59.999', 'MORNING_CLOSED'],
    ['2026-03-10T05:00:00.000', 'no error'],
    ['2026-03-10T11:59:59.999', 'no error'],
    ['2026-03-10T12:00:00.000', 'MORNING_CLOSED'],
    ['2026-01-01T05:00:00.000', 'no error'],
    ['2028-02-29T11:59:59.999', 'no error'],
  ])('at %s it says %s, and the page says so too', async (at, code) => {
    const member = await startAt(at)
    const { isOpen, day } = await todayOf(member)

    expect(await codeOf(checkIn(member))).toBe(code)

    expect(isOpen).toBe(code === 'no error')
    expect(day).toBe(at.slice(0, 10))
  })

  it('say before they begin that they are to come, and not that they are over', async () => {
    const messageAt = async (at: string) => {
      const { browser } = await startAt(at)
      const response = await browser.request('/v1/morning/check', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mood: 'sun' }),
      })
      return (await readError(response)).error.message
    }
    expect(await messageAt('2026-03-10T04:00:00')).toContain('아직 이른 시간')
    expect(await messageAt('2026-03-10T15:00:00')).toContain('오늘 출석은 끝났어요')
  })

  it('are told with when it opens next, and closes', async () => {
    const hoursAt = async (at: string) => {
      const { opensAt, closesAt } = await todayOf(await startAt(at))
      return { opensAt, closesAt }
    }
    const [first, second] = ['2026-03-09T20:00:00.000Z', '2026-03-10T20:00:00.000Z']
    const [noon, nextNoon] = ['2026-03-10T03:00:00.000Z', '2026-03-11T03:00:00.000Z']

    expect(await hoursAt('2026-03-10T00:00:00')).toEqual({ opensAt: first, closesAt: noon })
    expect(await hoursAt('2026-03-10T05:00:00')).toEqual({ opensAt: second, closesAt: noon })
    expect(await hoursAt('2026-03-10T12:00:00')).toEqual({ opensAt: second, closesAt: nextNoon })
  })

  it('follow no date that a device sends', async () => {
    const member = await startAt('2026-03-10T13:00:00')
    const response = await member.browser.request('/v1/morning/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json', date: 'Wed, 11 Mar 2026 00:00:00 GMT' },
      body: JSON.stringify({ mood: 'sun', day: '2026-03-11' }),
    })

    expect((await readError(response)).error.code).toBe('MORNING_CLOSED')
  })
})

describe('a check-in', () => {
  it('brings its runes, a note more of them, and answers the first one again', async () => {
    const member = await startAt('2026-03-10T07:10:00')

    const first = await checkIn(member, { mood: 'fog', note: ' 안개가 예뻐요 ', isAnonymous: true })
    member.clock.advance(3_600_000)
    const again = await checkIn(member, { mood: 'sun', note: '다른 말' })

    expect(first).toMatchObject({
      check: {
        day: '2026-03-10',
        mood: 'fog',
        note: '안개가 예뻐요',
        isAnonymous: true,
        checkedAt: '2026-03-09T22:10:00.000Z',
      },
      streak: { days: 1, longest: 1, commas: { week: 1, bought: 0 }, bridge: null },
      runes: 8,
    })
    expect(again).toEqual(first)
    expect((await walletOf(member.browser)).rune.total).toBe(8)
    expect((await todayOf(member)).mine?.check).toEqual(first.check)
    expect((await todayOf(member)).checks).toBe(1)
    // Whoever's first answer was lost asks again, after closing too.
    member.clock.advance(4 * 3_600_000)
    expect(await checkIn(member)).toEqual(first)
  })

  it('at the last second, in parallel and at two processes, is one with one payment', async () => {
    const member = await startAt('2026-03-10T11:59:59')
    const { browser, atOther } = member

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        checkIn({ browser: index % 2 ? browser : atOther }, { note: `안녕 ${index}` }),
      ),
    )

    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.runes).toBe(8)
    expect(await daysIn(member.api)).toEqual([{ type: 'check', streak: 1 }])
    expect((await notesOf(member)).items).toHaveLength(1)
    expect((await linesOf(browser, 'rune')).map(({ title }) => title)).toEqual([
      '아침 한마디',
      '아침 출석',
    ])
    expect(await ledgerFaults(member.api)).toEqual([])
  })

  it('takes a note of a hundred letters, and no longer one', async () => {
    const member = await startAt('2026-03-10T07:00:00')

    expect(await codeOf(checkIn(member, { note: '가'.repeat(101) }))).toBe('INVALID_INPUT')
    expect((await checkIn(member, { note: '가'.repeat(100) })).check.note).toHaveLength(100)
  })

  it('without a note is open to who may not write, a note is not', async () => {
    const member = await startAt('2026-03-10T07:00:00')
    await sanctionPerson(await admin(member.api), member.member, PAUSE)

    expect(await codeOf(checkIn(member, { note: '한마디' }))).toBe('WRITING_PAUSED')
    expect((await checkIn(member, { note: '  ' })).check).toMatchObject({
      note: null,
      noteId: null,
    })
  })

  it('of a new account carries no link, and brings nothing then', async () => {
    const member = await startAt('2026-03-10T07:00:00')

    expect(await codeOf(checkIn(member, { note: '여기로 naver.me/xyz' }))).toBe('INVALID_INPUT')
    expect((await walletOf(member.browser)).rune.total).toBe(0)
    member.clock.advance(DAY_MS)
    expect(await codeOf(checkIn(member, { note: '여기로 naver.me/xyz' }))).toBe('no error')
  })
})

describe('a streak', () => {
  it('goes on over new year, and brings more on each seventh day', async () => {
    const member = await startAt('2025-12-27T06:00:00')
    await checkInDaily(member, 6)
    expect((await todayOf(member)).mine?.streak).toMatchObject({ days: 6, longest: 6 })
    member.clock.advance(DAY_MS)

    expect((await todayOf(member)).mine?.streak.days).toBe(6)
    expect(await checkIn(member)).toMatchObject({
      check: { day: '2026-01-02' },
      streak: { days: 7 },
      runes: 20,
    })
    member.clock.advance(DAY_MS)
    expect(await checkIn(member)).toMatchObject({ streak: { days: 8 }, runes: 5 })
  })

  it('has a leap day like any other', async () => {
    const member = await startAt('2028-02-28T06:00:00')
    await checkInDaily(member, 3)

    expect((await todayOf(member)).mine).toMatchObject({
      check: { day: '2028-03-01' },
      streak: { days: 3 },
    })
  })

  it('ends by a missed day, and the longest stays', async () => {
    const member = await startAt('2026-03-03T06:00:00')
    await checkInDaily(member, 3)
    member.clock.advance(5 * DAY_MS)

    expect((await todayOf(member)).mine?.streak).toMatchObject({
      days: 0,
      longest: 3,
      bridge: null,
    })
    expect((await checkIn(member)).streak).toMatchObject({ days: 1, longest: 3 })
    expect(await codeOf(bridge(member))).toBe('NOTHING_TO_BRIDGE')
  })
})
