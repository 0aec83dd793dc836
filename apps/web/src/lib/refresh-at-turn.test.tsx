import { aRouter } from '@doran/site/testing'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { siteAround } from '../testing/site-around'
import { RefreshAtTurn } from './refresh-at-turn'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Asks how often the page was rendered anew, so many milliseconds after it was made. */
function openAt(local: string, moments: readonly string[]) {
  const refresh = vi.fn<() => void>()
  const now = new Date(`${local}+09:00`).toISOString()
  render(<RefreshAtTurn now={now} moments={moments.map((at) => `${at}+09:00`)} />, {
    wrapper: siteAround({ router: aRouter({ refresh }) }),
  })
  return (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return refresh.mock.calls.length
  }
}

const MONDAY = '2026-12-14T05:00:00'

it.each([
  ['midnight', '2026-12-13T23:00:00', HOUR_MS],
  ['the moment within the day', '2026-12-14T03:00:00', 2 * HOUR_MS],
  ['a minute later, where the moment is past by the page’s clock', MONDAY, MINUTE_MS],
])('waits for %s', (_, madeAt, wait) => {
  const callsAfter = openAt(madeAt, [MONDAY])
  expect(callsAfter(wait - 1)).toBe(0)
  expect(callsAfter(1)).toBe(1)
})
