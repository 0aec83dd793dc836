import { ApiError } from '@doran/api-client'
import type { MorningToday } from '@doran/contract'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aStreak, aToday } from './internal/testing/a-morning.fake'
import {
  answer,
  answerField,
  chooseMood,
  openMorning,
  press,
} from './internal/testing/open-morning.fake'

afterEach(cleanup)

const CHECK = 'POST /v1/morning/check'

const aCheck = (over: object = {}) => ({
  day: '2026-11-27',
  mood: 'fog',
  note: '안개가 예뻐요',
  noteId: 'n9',
  isAnonymous: true,
  checkedAt: '2026-11-26T22:31:00.000Z',
  ...over,
})
const aChecked = (over: object = {}) => ({
  check: aCheck(),
  streak: aStreak({ days: 4 }),
  runes: 8,
  ...over,
})
const ofMember = (mine: MorningToday['mine']) => aToday({ mine })

describe('a check-in', () => {
  it('sends a line and a sky in one go, and says what it brought', async () => {
    const { inputsOf, countRefreshes } = openMorning({ replies: { [CHECK]: [aChecked()] } })
    expect(screen.getByRole('heading', { level: 1, name: '아침 게시판' })).toBeDefined()
    expect(screen.getByText('11월 27일 (금)')).toBeDefined()
    answer(' 안개가 예뻐요 ')
    chooseMood('안개')
    fireEvent.click(screen.getByRole('switch', { name: '이름 없이 남기기' }))
    press('출석하기')

    const done = await screen.findByText('출석했어요! 8룬을 받았어요. (연속 4일)', {
      selector: 'p',
    })
    expect(inputsOf(CHECK)).toEqual([
      { body: { mood: 'fog', note: '안개가 예뻐요', isAnonymous: true } },
    ])
    await waitFor(() => expect(document.activeElement).toBe(done))
    expect(countRefreshes()).toBe(1)
    expect(screen.queryByRole('button', { name: '출석하기' })).toBeNull()
  })

  it('needs a sky, and no line', async () => {
    const { inputsOf } = openMorning({
      replies: { [CHECK]: [aChecked({ check: aCheck({ note: null }), runes: 5 })] },
    })
    press('출석하기')
    expect(await screen.findByText('오늘 아침의 하늘을 골라 주세요.')).toBeDefined()
    expect(inputsOf(CHECK)).toEqual([])

    chooseMood('해 맑음')
    press('출석하기')
    expect(await screen.findByText(/5룬을 받았어요/, { selector: 'p' })).toBeDefined()
    expect(inputsOf(CHECK)).toEqual([{ body: { mood: 'sun', note: '', isAnonymous: false } }])
  })

  it('sends no line that is too long, and keeps it', async () => {
    const { inputsOf } = openMorning()
    chooseMood('해 맑음')
    answer('가'.repeat(101))
    press('출석하기')
    expect(await screen.findByText('한 줄은 100자까지 쓸 수 있어요.')).toBeDefined()
    expect(answerField()).toHaveProperty('value', '가'.repeat(101))
    expect(inputsOf(CHECK)).toEqual([])
  })

  it('keeps what was written where it fails', async () => {
    const refused = new ApiError({ code: 'WRITING_PAUSED', status: 403, message: '쉬는 중이에요.' })
    openMorning({ replies: { [CHECK]: [refused] } })
    chooseMood('비')
    answer('우산')
    press('출석하기')
    expect(await screen.findByText('쉬는 중이에요.')).toBeDefined()
    expect(answerField()).toHaveProperty('value', '우산')
    expect(screen.getByRole('radio', { name: '비' })).toHaveProperty('checked', true)
  })

  it('that came too late says so and shows the board as it is then', async () => {
    const late = new ApiError({ code: 'MORNING_CLOSED', status: 409, message: '끝났어요.' })
    const { countRefreshes, showAnew } = openMorning({ replies: { [CHECK]: [late] } })
    chooseMood('비')
    press('출석하기')
    expect(await screen.findByText('끝났어요.')).toBeDefined()
    await waitFor(() => expect(countRefreshes()).toBe(1))
    showAnew({ today: aToday({ isOpen: false }) })
    expect(screen.getByText('오늘 출석은 끝났어요. 내일 아침 5시에 문을 열어요.')).toBeDefined()
  })
})

describe('a visitor', () => {
  const today = aToday({ mine: null })

  it('writes, and is asked to sign in only as they send it; the words are there afterwards', async () => {
    const { inputsOf } = openMorning({ isLoggedIn: false, today, calendar: null })
    expect(screen.queryByRole('heading', { name: '나의 아침' })).toBeNull()
    chooseMood('별')
    answer('고양이가 깨웠어요')
    press('출석하기')
    expect(await screen.findByText('출석하려면 로그인해 주세요.')).toBeDefined()
    expect(inputsOf(CHECK)).toEqual([])
    cleanup()

    const member = openMorning({ replies: { [CHECK]: [aChecked()] } })
    expect(
      screen.getByText('적어 둔 말이 그대로 있어요. 출석하기를 누르면 끝이에요.'),
    ).toBeDefined()
    expect(answerField()).toHaveProperty('value', '고양이가 깨웠어요')
    press('출석하기')
    await screen.findByText(/출석했어요!/, { selector: 'p' })
    expect(member.inputsOf(CHECK)).toEqual([
      { body: { mood: 'star', note: '고양이가 깨웠어요', isAnonymous: false } },
    ])
  })
})

describe('the question', () => {
  it('of who was there before is answered already', () => {
    openMorning({
      today: ofMember({
        check: { ...aCheck(), mood: 'fog' },
        streak: aStreak({ days: 4 }),
      }),
    })
    expect(screen.getByText('출석했어요! (연속 4일)')).toBeDefined()
    expect(screen.getByText('안개가 예뻐요')).toBeDefined()
  })

  it('says before five that the board is to open', () => {
    openMorning({ today: aToday({ isOpen: false, opensAt: '2026-11-26T20:00:00.000Z' }) })
    expect(screen.getByText('아직 이른 시간이에요. 아침 5시에 문을 열어요.')).toBeDefined()
    expect(screen.queryByRole('button', { name: '출석하기' })).toBeNull()
  })

  it('once answered follows what becomes of it, and keeps what it brought', async () => {
    const { showAnew } = openMorning({ replies: { [CHECK]: [aChecked()] } })
    chooseMood('안개')
    press('출석하기')
    await screen.findByText(/출석했어요!/, { selector: 'p' })
    showAnew({
      today: ofMember({
        check: { ...aCheck(), mood: 'fog', note: null, noteId: null },
        streak: aStreak({ days: 12 }),
      }),
    })
    expect(screen.getByText('출석했어요! 8룬을 받았어요. (연속 12일)')).toBeDefined()
    expect(screen.queryByText('안개가 예뻐요')).toBeNull()
  })

  it('begins anew on the next day', async () => {
    const { showAnew } = openMorning({ replies: { [CHECK]: [aChecked()] } })
    chooseMood('안개')
    press('출석하기')
    await screen.findByText(/출석했어요!/, { selector: 'p' })
    showAnew({ today: aToday({ day: '2026-11-28', prompt: '오늘의 첫 소리는?' }) })
    expect(screen.getByRole('heading', { name: '오늘의 첫 소리는?' })).toBeDefined()
    expect(screen.getByRole('button', { name: '출석하기' })).toBeDefined()
  })
})

it('follows the hour by the server’s times', async () => {
  vi.useFakeTimers()
  vi.setSystemTime(new Date('2031-01-01T00:00:00Z'))
  const { countRefreshes } = openMorning({
    today: aToday({ closesAt: '2026-11-26T22:40:00.000Z' }),
  })
  await act(() => vi.advanceTimersByTimeAsync(599_999))
  expect(countRefreshes()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(countRefreshes()).toBe(1)
})

it('says where the page cannot be read', () => {
  openMorning({ today: null, notes: null, calendar: null })
  expect(
    screen.getByRole('heading', { level: 1, name: '아침 게시판을 불러오지 못했어요.' }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: '다시 시도' })).toBeDefined()
})
