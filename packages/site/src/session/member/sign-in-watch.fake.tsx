import { ApiError } from '@doran/api-client'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { At } from '../../testing/site-wrapper.fake.js'
import { fakeApi } from '../../testing/story-api.js'
import { useIsLoggedIn } from './use-is-logged-in.js'
import { useMe } from './use-me.js'
import { useMeCache } from './use-me-cache.js'

const ME = 'GET /v1/user/me'
const KEY = 'doran_sign_in_mark'
export const NOTICE =
  '로그인이 풀렸어요. 다른 기기에서 로그아웃시켰거나 오래 쓰지 않았을 수 있어요.'
export const expired = () => new ApiError({ code: 'SESSION_EXPIRED', message: 'x', status: 401 })

let signOutHere: () => void

/** An act finds that the sign-in is over. */
export const endByAct = () => act(() => signOutHere())

function Who() {
  const isLoggedIn = useIsLoggedIn()
  const { data: me } = useMe()
  const { signedOut } = useMeCache()
  useEffect(() => {
    signOutHere = signedOut
  }, [signedOut])
  return <output>{isLoggedIn ? `회원 ${me?.nickName ?? '누구'}` : '비회원'}</output>
}

export async function openWatched(replies: unknown[]) {
  const { client, requests } = fakeApi({ [ME]: replies }, [])
  render(
    <At pathname="/" isLoggedIn api={client}>
      <Who />
    </At>,
  )
  // The watch is fetched behind the page.
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(500))
  return requests
}

export const who = () => document.querySelector('output')?.textContent
export const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const otherTabSays = (newValue: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })))
export const mark = () => localStorage.getItem(KEY)
export const setMark = (value: string) => localStorage.setItem(KEY, value)
export const findNotice = () => screen.findByText(NOTICE, undefined, { timeout: 4_000 })

export function watchReload() {
  return vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
}

/** Each test of the file starts in a browser with empty storage. */
export function inFreshBrowsers(): void {
  beforeEach(() => {
    window.history.replaceState(null, '', '/me?tab=1')
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}
