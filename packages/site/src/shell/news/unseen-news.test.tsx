import { STORAGE_KEYS } from '@doran/contract/names'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { fakeApi } from '../../testing/story-api.js'
import { SiteFooter } from '../site-footer.js'
import { NewsSeen } from './news-seen.js'

const LATEST = 'GET /v1/news/latest'
const [OLD, NEW] = ['2026-11-24T00:00:00.000Z', '2026-11-26T00:00:00.000Z']
const HOUR_MS = 3_600_000

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(replies: unknown[], shown?: string) {
  const { client, requests } = fakeApi({ [LATEST]: replies }, [])
  render(
    <At pathname="/about" api={client}>
      {shown !== undefined && <NewsSeen kind="changelog" newest={shown} />}
      <SiteFooter />
    </At>,
  )
  return requests
}

const marked = () =>
  screen
    .getAllByRole('link', { name: /새로 올라온 글이 있어요$/ })
    .map((link) => link.getAttribute('href'))
const isMarked = () => screen.queryByRole('link', { name: /새로 올라온/ }) !== null

async function firstLookEnded(requests: unknown[]) {
  await waitFor(() => expect(requests).toHaveLength(1))
  await act(async () => undefined)
}

it('marks nothing at a browser’s first look, and later only what came since', async () => {
  await firstLookEnded(open([{ changelog: OLD, notice: null }]))
  expect(isMarked()).toBe(false)
  cleanup()
  sessionStorage.clear()
  open([{ changelog: NEW, notice: null }])
  await waitFor(() => expect(marked()).toEqual(['/doran-tales/changelog']))
  cleanup()
  sessionStorage.clear()
  open([{ changelog: NEW, notice: OLD }])
  await waitFor(() => expect(marked()).toEqual(['/doran-tales/changelog', '/notice']))
})

it('goes once the page was shown, and stays away', async () => {
  localStorage.setItem(STORAGE_KEYS.newsSeen, JSON.stringify({ changelog: OLD, notice: OLD }))
  open([{ changelog: NEW, notice: OLD }])
  await waitFor(() => expect(isMarked()).toBe(true))
  cleanup()
  open([], NEW)
  expect(isMarked()).toBe(false)
})

it('asks once an hour, whatever comes of it', async () => {
  const requests = open([new Error('away')])
  await firstLookEnded(requests)
  cleanup()
  vi.useFakeTimers({ now: Date.now() })
  const again = open([{ changelog: NEW, notice: null }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(again).toEqual([])
  cleanup()
  vi.setSystemTime(Date.now() + HOUR_MS)
  const later = open([{ changelog: NEW, notice: null }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(later.map(({ key }) => key)).toEqual([LATEST])
})

it('asks nothing where it could not remember the answer', async () => {
  vi.useFakeTimers()
  const full = () => {
    throw new Error('full')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: full })
  const requests = open([{ changelog: NEW, notice: null }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(requests).toEqual([])
})

it('survives what else is stored under its names', () => {
  localStorage.setItem(STORAGE_KEYS.newsSeen, '{"changelog":7')
  sessionStorage.setItem(STORAGE_KEYS.newsLatest, '[1]')
  open([{ changelog: NEW, notice: null }])
  expect(isMarked()).toBe(false)
})
