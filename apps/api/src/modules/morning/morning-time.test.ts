// @vitest-environment node
// oxlint-disable node/no-process-env -- the zone of the process is what is tested
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf, mondayOf, startOfWeekInSeoul } from '../../platform/time/seoul-day.js'
import {
  daysOfMonth,
  hourInSeoul,
  isMonday,
  isMorningOpen,
  promptOf,
  readHours,
} from './morning-time.js'
import { seasonOf } from './season.js'

const at = (seoul: string) => new Date(`${seoul}+09:00`)
const dayOf = (date: string) => Date.parse(date) / 86_400_000

describe.each([
  ['America/New_York', 20],
  ['Asia/Seoul', 9],
  ['Pacific/Apia', 13],
])('in a process of %s', (zone, hourOfMidnightUtc) => {
  const before = process.env['TZ']
  beforeAll(() => {
    process.env['TZ'] = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

  it('whose own hours are other ones', () => {
    expect(new Date('2026-03-10T00:00:00Z').getHours()).toBe(hourOfMidnightUtc)
  })

  // The clocks of New York change on the first two.
  it.each(['2026-03-08', '2026-11-01', '2026-12-31', '2028-02-29'])(
    'the morning of %s opens and closes by Seoul',
    (date) => {
      expect(isMorningOpen(at(`${date}T04:59:59.999`))).toBe(false)
      expect(isMorningOpen(at(`${date}T05:00:00.000`))).toBe(true)
      expect(isMorningOpen(at(`${date}T11:59:59.999`))).toBe(true)
      expect(isMorningOpen(at(`${date}T12:00:00.000`))).toBe(false)
      expect(hourInSeoul(at(`${date}T09:30:00`))).toBe(9)
      expect(readHours(at(`${date}T09:30:00`)).closesAt).toEqual(at(`${date}T12:00:00`))
    },
  )

  it('a month has its own days', () => {
    const lengthOf = (month: string) => {
      const { from, until } = daysOfMonth(month)
      return { first: dateOf(from), days: until - from }
    }
    expect(lengthOf('2028-02')).toEqual({ first: '2028-02-01', days: 29 })
    expect(lengthOf('2026-12')).toEqual({ first: '2026-12-01', days: 31 })
  })

  it('a week begins on Monday, over new year too', () => {
    expect(dateOf(mondayOf(dayOf('2026-01-04')))).toBe('2025-12-29')
    expect(startOfWeekInSeoul(at('2026-01-04T23:59:59'))).toEqual(at('2025-12-29T00:00:00'))
    expect(isMonday(dayOf('2026-01-05'))).toBe(true)
    expect(isMonday(dayOf('2026-01-04'))).toBe(false)
  })

  it('the question is of the day in Seoul', () => {
    expect(promptOf(at('2026-03-08T00:00:00'))).toBe(promptOf(at('2026-03-08T23:59:59.999')))
    expect(promptOf(at('2026-03-09T00:00:00'))).not.toBe(promptOf(at('2026-03-08T23:59:59.999')))
  })
})

it.each([
  ['2026-11-19', undefined],
  ['2026-11-20', '/decorate-my-tree'],
  ['2026-11-30', '/decorate-my-tree'],
  ['2026-12-01', '/yearend'],
  ['2026-12-03', '/yearend'],
  ['2026-12-04', '/decorate-my-tree'],
  ['2026-12-25', '/decorate-my-tree'],
  ['2026-12-26', '/yearend'],
  ['2027-01-15', '/yearend'],
  ['2027-01-16', undefined],
  ['2027-01-18', '/tomato'],
])('the season of %s is %s', (date, path) => {
  expect(seasonOf(dayOf(date))?.path).toBe(path)
})

it('counts the days to Christmas', () => {
  expect(seasonOf(dayOf('2026-11-20'))?.text).toContain('크리스마스까지 35일')
  expect(seasonOf(dayOf('2026-12-24'))?.text).toContain('크리스마스까지 1일')
  expect(seasonOf(dayOf('2026-12-25'))?.title).toBe('나무가 열리는 날이에요')
})
