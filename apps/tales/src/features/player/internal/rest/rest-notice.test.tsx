import { STORAGE_KEYS } from '@doran/contract/names'
import { aMe, fakeApi } from '@doran/site/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteAround } from '../../../../testing/site-around'
import { RestNotice } from './rest-notice'

const MINUTE = 60_000
const LINE = /물 한 잔/

let clock = 0
const now = () => clock

beforeEach(() => {
  clock = Date.UTC(2026, 10, 28)
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

function open(replies: Record<string, unknown[]> = {}) {
  const isLoggedIn = Object.keys(replies).length > 0
  render(<RestNotice now={now} />, {
    wrapper: siteAround({ isLoggedIn, api: fakeApi(replies, []).client }),
  })
}
async function readFor(minutes: number) {
  for (let read = 0; read < minutes; read += 1) {
    clock += MINUTE
    fireEvent.scroll(window)
    await act(() => vi.advanceTimersByTimeAsync(MINUTE))
  }
}

test('comes after an hour, and once dismissed not again for two', async () => {
  open()
  await readFor(59)
  expect(screen.queryByText(LINE)).toBeNull()
  await readFor(2)
  expect(screen.getByText(LINE)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '쉬어 가기 알림 닫기' }))
  expect(screen.queryByText(LINE)).toBeNull()
  await readFor(118)
  expect(screen.queryByText(LINE)).toBeNull()
  await readFor(3)
  expect(screen.getByText(LINE)).toBeDefined()
})

test('goes on counting in the next story of the tab', async () => {
  open()
  await readFor(40)
  cleanup()
  open()
  await readFor(21)
  expect(screen.getByText(LINE)).toBeDefined()
})

test('comes after 40 minutes to a member of 18', async () => {
  const me = aMe()
  open({
    'GET /v1/user/me': [{ ...me, profile: { ...me.profile, birthday: '2008-03-01' } }],
  })
  await readFor(42)
  expect(screen.getByText(LINE)).toBeDefined()
})

test('does not come to who switched it off', async () => {
  localStorage.setItem(STORAGE_KEYS.restReminder, 'off')
  open()
  await readFor(70)
  expect(screen.queryByText(LINE)).toBeNull()
})
