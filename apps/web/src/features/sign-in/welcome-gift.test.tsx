import { aMe } from '@doran/site/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AfterLogin } from './after-login'
import { openSignIn, press, refusal } from './internal/open-sign-in.fake'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ME = 'GET /v1/user/me'
const GIFT = 'POST /v1/wallet/welcome'
const NEW = aMe({ needs: ['welcome'] })
const GIVEN = { gems: 30, isNew: true, expiresAt: '2026-12-24T05:00:00.000Z' }

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function finishSteps(gift: unknown) {
  const opened = openSignIn(
    <AfterLogin next="/me" mayHaveReturned={false} />,
    {
      'GET /v1/tales/home': [{ genres: ['추리'] }],
      'POST /v1/user/merge': [{ stories: 0, plays: 0 }],
      'PUT /v1/user/welcome': [aMe()],
      [ME]: [NEW],
      [GIFT]: [gift],
    },
    { isLoggedIn: true },
  )
  await heading('프로필 사진')
  press('건너뛰기')
  await heading('좋아하는 장르')
  expect(opened.requests.map(({ key }) => key)).not.toContain(GIFT)
  press('건너뛰기')
  return opened
}

it('comes after the welcome, with how long it lasts and what it is for', async () => {
  const { requests, replace } = await finishSteps(GIVEN)
  await heading('환영 선물 젬 30개')
  expect(screen.getByText('젬 +30')).toBeDefined()
  expect(screen.getByText(/^30일, .*12월 24일.*까지$/)).toBeDefined()
  expect(screen.getByText(/AI가 쓰는 이야기를 이어 갈 때 써요/)).toBeDefined()
  expect(replace).not.toHaveBeenCalled()
  expect(requests.find(({ key }) => key === GIFT)?.input).toEqual({
    idempotencyKey: 'welcome-gift-v1',
  })
  press('시작하기')
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/me'))
})

it.each([
  ['was given before', { ...GIVEN, isNew: false, expiresAt: null }],
  ['cannot be had now', refusal('UNKNOWN', { status: 500 })],
])('is not shown where it %s, and holds nobody up', async (_, gift) => {
  const { replace } = await finishSteps(gift)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/me'))
  expect(screen.queryByText(/환영 선물/)).toBeNull()
})

it('is not waited for longer than a person waits', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { replace } = await finishSteps(new Promise(() => undefined))
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(replace).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/me'))
})
