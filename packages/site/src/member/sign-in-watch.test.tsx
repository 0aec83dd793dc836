import { ApiError } from '@doran/api-client'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { At } from '../state/site-wrapper.fake.js'
import { aMe } from '../testing/a-member.js'
import { fakeApi } from '../testing/story-api.js'
import { useIsLoggedIn } from './use-is-logged-in.js'
import { useMe } from './use-me.js'

const ME = 'GET /v1/user/me'
const KEY = 'doran_sign_in_mark'
const NOTICE = '이 기기에서 로그아웃됐어요.'
const expired = () => new ApiError({ code: 'SESSION_EXPIRED', message: 'x', status: 401 })

function Who() {
  const isLoggedIn = useIsLoggedIn()
  const { data: me } = useMe()
  return <output>{isLoggedIn ? `회원 ${me?.nickName ?? '누구'}` : '비회원'}</output>
}

async function open(replies: unknown[]) {
  const { client, asked } = fakeApi({ [ME]: replies }, [])
  render(
    <At pathname="/" isLoggedIn api={client}>
      <Who />
    </At>,
  )
  // The watch is fetched behind the page.
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(500))
  return asked
}

const who = () => document.querySelector('output')?.textContent
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const otherTabSays = (newValue: string) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })))
const findNotice = () => screen.findByText(NOTICE, undefined, { timeout: 4_000 })

function watchReload() {
  return vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
}

beforeEach(() => {
  window.history.replaceState(null, '', '/me?tab=1')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a sign-in that ended elsewhere', () => {
  it('is asked about when the person comes back, at most once in ten seconds', async () => {
    const asked = await open([aMe(), aMe(), aMe()])
    comeBack()
    await pass(100)
    expect(asked).toHaveLength(1)
    await pass(10_000)
    comeBack()
    comeBack()
    await pass(100)
    expect(asked).toHaveLength(2)
    expect(who()).toBe('회원 모닥불')
  })

  it('is told with the way back in', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await open([aMe(), expired()])
    await pass(10_000)
    comeBack()
    await findNotice()
    expect(who()).toBe('비회원')
    await pass(60_000)
    fireEvent.click(screen.getByRole('button', { name: '로그인' }))
    expect(assign).toHaveBeenCalledWith('/login?next=%2Fme%3Ftab%3D1')
  })

  it('reaches the other tabs at once', async () => {
    await open([aMe()])
    otherTabSays('in 2026-11-21T00:00:00.000Z')
    expect(who()).toBe('회원 모닥불')
    otherTabSays('out 2026-11-21T00:00:01.000Z')
    await findNotice()
    expect(who()).toBe('비회원')
  })

  it('is told once, and again after the next sign-in', async () => {
    await open([expired()])
    await findNotice()
    cleanup()
    await open([expired()])
    await pass(1_000)
    expect(screen.queryByText(NOTICE)).toBeNull()
    cleanup()
    await open([aMe(), expired()])
    await pass(10_000)
    comeBack()
    await findNotice()
  })

  it('is not told where people sign in', async () => {
    window.history.replaceState(null, '', '/login')
    await open([expired()])
    await waitFor(() => expect(who()).toBe('비회원'))
    await pass(1_000)
    expect(screen.queryByText(NOTICE)).toBeNull()
  })
})

describe('the way back', () => {
  const restore = () => {
    const shown = new Event('pageshow')
    Object.defineProperty(shown, 'persisted', { value: true })
    act(() => void window.dispatchEvent(shown))
  }

  it('reads a page of a member who signed out anew', async () => {
    const reload = watchReload()
    await open([aMe()])
    restore()
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(reload).not.toHaveBeenCalled()
    localStorage.setItem(KEY, 'out 2026-11-21T00:00:01.000Z')
    restore()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not lead to what the router keeps of a sign-in that ended', async () => {
    const reload = watchReload()
    await open([aMe()])
    otherTabSays('out 2026-11-21T00:00:01.000Z')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
