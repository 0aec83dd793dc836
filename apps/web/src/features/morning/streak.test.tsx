import { ApiError } from '@doran/api-client'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { monthLater, weeksOf } from './internal/dates'
import { aCalendar, aStreak, aToday } from './internal/testing/a-morning.fake'
import { openMorning, press } from './internal/testing/open-morning.fake'
import { msToTurn } from './internal/use-hour-turn'

afterEach(cleanup)

const CALENDAR = 'GET /v1/morning/calendar'
const BRIDGE = 'POST /v1/morning/bridge'

const streakOf = () => within(screen.getByRole('region', { name: '나의 아침' }))

describe('the streak', () => {
  it('shows days in a row, commas, and where there are more', () => {
    openMorning()
    const streak = streakOf()
    expect(streak.getByText('연속 3일')).toBeDefined()
    expect(streak.getByText('가장 길게는 9일')).toBeDefined()
    expect(streak.getByText('이번 주 쉼표').nextSibling?.textContent).toContain('1개')
    expect(streak.getByText('모아 둔 쉼표').nextSibling?.textContent).toBe('2개')
    const more = streak.getByRole('link', { name: '룬 상점에서 쉼표 더 얻기' })
    expect(more.getAttribute('href')).toBe('/rune/store')
  })

  it('draws a month with commas, and opens what was left on a day', () => {
    openMorning()
    const streak = streakOf()
    expect(streak.getByText('2026년 11월')).toBeDefined()
    expect(streak.getByText('쉼표로 이은 날')).toBeDefined()
    expect(streak.getByText('주로 7시쯤 들렀어요')).toBeDefined()
    press('11월 24일 출석, 비')
    expect(streak.getByText('우산을 챙겼어요')).toBeDefined()
    press('11월 24일 출석, 비')
    expect(streak.queryByText('우산을 챙겼어요')).toBeNull()
  })

  it('turns to earlier months and back, and reads no later one', async () => {
    const october = aCalendar({ month: '2026-10', days: [], wakeHours: [0, 0, 0, 0, 0, 0, 0] })
    const { inputsOf } = openMorning({ replies: { [CALENDAR]: [october] } })
    expect(screen.getByRole('button', { name: '다음 달' })).toHaveProperty('disabled', true)
    press('이전 달')
    expect(await screen.findByText('2026년 10월')).toBeDefined()
    expect(screen.queryByText(/주로/)).toBeNull()
    press('다음 달')
    expect(await screen.findByText('2026년 11월')).toBeDefined()
    expect(inputsOf(CALENDAR)).toEqual([{ query: { month: '2026-10' } }])
  })

  it('stays at its month where another cannot be read', async () => {
    const failed = new ApiError({ code: 'NETWORK', status: 0, message: '연결이 끊겼어요.' })
    openMorning({ replies: { [CALENDAR]: [failed] } })
    press('이전 달')
    expect(await screen.findByText('연결이 끊겼어요.')).toBeDefined()
    expect(screen.getByText('2026년 11월')).toBeDefined()
  })
})

describe('a missed day', () => {
  const withBridge = (days: string[], hasEnough = true) =>
    aToday({
      mine: {
        check: null,
        streak: aStreak({ days: 0, bridge: { days, streak: 12, hasEnough } }),
      },
    })

  it('is bridged by a comma where one wants to', async () => {
    const { inputsOf, countRefreshes } = openMorning({
      today: withBridge(['2026-11-26']),
      replies: { [BRIDGE]: [aStreak({ days: 12 })] },
    })
    expect(screen.getByText('어제는 쉬어 갔네요. 쉼표 하나로 이어 둘까요?')).toBeDefined()
    press('쉼표로 이어 두기')
    expect(await screen.findByText('이어 두었어요. (연속 12일)')).toBeDefined()
    expect(inputsOf(BRIDGE)).toHaveLength(1)
    expect(countRefreshes()).toBe(1)
  })

  it('of several names them, and without commas asks for nothing', () => {
    openMorning({ today: withBridge(['2026-11-25', '2026-11-26'], false) })
    expect(
      screen.getByText('11월 25일, 11월 26일은 쉬어 갔네요. 괜찮아요, 오늘부터 새로 세면 돼요.'),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: '쉼표로 이어 두기' })).toBeNull()
  })
})

describe('dates', () => {
  it('put a month into weeks from Monday on', () => {
    const weeks = weeksOf('2026-03')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-03-01'])
    expect(weeks[5]?.slice(0, 3)).toEqual(['2026-03-30', '2026-03-31', null])
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29)
    expect(monthLater('2026-01', -1)).toBe('2025-12')
    expect(monthLater('2026-12', 1)).toBe('2027-01')
  })

  it('turn next at midnight, opening or closing, and within the hour', () => {
    const at = (now: string) =>
      msToTurn({ now, opensAt: '2026-11-27T20:00:00Z', closesAt: '2026-11-27T03:00:00Z' })
    expect(at('2026-11-27T02:59:00Z')).toBe(60_000)
    expect(at('2026-11-27T14:59:30Z')).toBe(30_000)
    expect(at('2026-11-27T19:59:00Z')).toBe(60_000)
    expect(at('2026-11-27T05:00:00Z')).toBe(3_600_000)
    expect(at('2027-01-01T00:00:00Z')).toBe(60_000)
  })
})
