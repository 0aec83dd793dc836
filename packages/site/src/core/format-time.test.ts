import { describe, expect, it } from 'vitest'
import { formatAgo, formatDay, formatMoment, seoulDay } from './format-time.js'

// Half past midnight of the 22nd in Seoul, still the 21st in Greenwich.
const now = new Date('2026-11-21T15:30:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)

describe('a formatted time', () => {
  it('counts days in Seoul', () => {
    expect(seoulDay(now)).toBe('2026-11-22')
    expect(formatDay(now, now)).toBe('11월 22일 (일)')
    expect(formatDay(new Date('2025-12-31T14:59:00Z'), now)).toBe('2025년 12월 31일')
  })

  it('is relative within a week and a day after it', () => {
    expect(formatAgo(before(20_000), now)).toBe('방금')
    expect(formatAgo(before(59 * 60_000), now)).toBe('59분 전')
    expect(formatAgo(before(3 * 3_600_000), now)).toBe('3시간 전')
    expect(formatAgo(before(6 * 86_400_000), now)).toBe('6일 전')
    expect(formatAgo(before(7 * 86_400_000), now)).toBe('11월 15일 (일)')
  })

  it('names a moment by today or its day', () => {
    expect(formatMoment(new Date('2026-11-22T14:59:00Z'), now)).toBe('오늘 오후 11:59')
    expect(formatMoment(new Date('2026-11-22T16:20:00Z'), now)).toBe('11월 23일 (월) 오전 1:20')
  })
})
