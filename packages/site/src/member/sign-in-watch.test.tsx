import { ApiError } from '@doran/api-client'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { At } from '../state/site-wrapper.fake.js'
import { aMe } from '../testing/a-member.js'
import { fakeApi } from '../testing/story-api.js'
import { useIsLoggedIn } from './use-is-logged-in.js'
import { useMe } from './use-me.js'
import { useMeCache } from './use-me-cache.js'

const ME = 'GET /v1/user/me'
const KEY = 'doran_sign_in_mark'
const NOTICE = '이 기기에서 로그아웃됐어요.'
const expired = () => new ApiError({ code: 'SESSION_EXPIRED', message: 'x', status: 401 })

let endByAct: () => void

function Who() {
  const isLoggedIn = useIsLoggedIn()
  const { data: me } = useMe()
  const { signedOut } = useMeCache()
  useEffect(() => {
    endByAct = signedOut
  }, [signedOut])
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
const mark = () => localStorage.getItem(KEY)
const setMark = (value: string) => localStorage.setItem(KEY, value)
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
  sessionStorage.clear()
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
    otherTabSays('in 2026-11-21T00:00:00.000Z user-1')
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
    setMark('out 2026-11-21T00:00:01.000Z')
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

describe('a tab whose browser is another person’s by now', () => {
  beforeEach(() => {
    sessionStorage.setItem('doran_draft_profile_1', '{}')
    localStorage.setItem('doran_draft_story-1', '문을 연다')
  })

  it('says whose sign-in it is, and nothing where that is known', async () => {
    await open([aMe()])
    expect(mark()).toMatch(/^in \S+ user-1$/)
    cleanup()
    setMark('in 2026-11-21T00:00:00.000Z user-1')
    await open([aMe()])
    expect(mark()).toBe('in 2026-11-21T00:00:00.000Z user-1')
    cleanup()
    setMark('in 2026-11-21T00:00:00.000Z user-2')
    await open([aMe()])
    expect(mark()).toMatch(/^in \S+ user-1$/)
  })

  it('is drawn anew when somebody else signs in', async () => {
    const reload = watchReload()
    await open([aMe()])
    otherTabSays('in 2026-11-21T00:00:00.000Z user-1')
    expect(reload).not.toHaveBeenCalled()
    otherTabSays('in 2026-11-21T00:00:01.000Z user-2')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem('doran_draft_profile_1')).toBeNull()
  })

  it('is drawn anew even where its own sign-in had ended before', async () => {
    const reload = watchReload()
    await open([aMe()])
    otherTabSays('out 2026-11-21T00:00:01.000Z')
    otherTabSays('in 2026-11-21T00:00:02.000Z user-1')
    expect(reload).not.toHaveBeenCalled()
    otherTabSays('in 2026-11-21T00:00:03.000Z user-2')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is drawn anew when the API answers somebody else', async () => {
    const reload = watchReload()
    await open([aMe(), aMe({ id: 'user-2' })])
    await pass(10_000)
    comeBack()
    await pass(100)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(mark()).toMatch(/^in \S+ user-2$/)
  })

  it('finds out by itself when it slept', async () => {
    const reload = watchReload()
    await open([aMe()])
    setMark('in 2026-11-21T00:00:01.000Z user-2')
    comeBack()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps nothing of somebody who signed out in another tab', async () => {
    const reload = watchReload()
    await open([aMe()])
    otherTabSays('left 2026-11-21T00:00:01.000Z')
    expect(reload).toHaveBeenCalledTimes(1)
    expect(sessionStorage.getItem('doran_draft_profile_1')).toBeNull()
  })

  it('keeps what is typed where the sign-in ended by itself', async () => {
    const reload = watchReload()
    await open([aMe()])
    otherTabSays('out 2026-11-21T00:00:01.000Z')
    await findNotice()
    expect(reload).not.toHaveBeenCalled()
    expect(sessionStorage.getItem('doran_draft_profile_1')).toBe('{}')
  })
})

describe('a borrowed device', () => {
  const session = { ...aMe().session, isLimited: true }

  it('keeps nothing once the sign-in is found to be over, and says so on the page after it', async () => {
    const reload = watchReload()
    await open([aMe({ session }), expired()])
    expect(mark()).toMatch(/^borrowed \S+ user-1$/)
    sessionStorage.setItem('doran_draft_story-1', '문을 연다')
    await pass(10_000)
    comeBack()
    await pass(100)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(mark()).toMatch(/^left /)
    expect(sessionStorage.getItem('doran_draft_story-1')).toBeNull()
    cleanup()
    await open([expired()])
    await findNotice()
    await pass(1_000)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps nothing where an act finds the end', async () => {
    const reload = watchReload()
    setMark('borrowed 2026-11-21T00:00:00.000Z user-1')
    await open([aMe({ session })])
    act(() => endByAct())
    expect(reload).toHaveBeenCalledTimes(1)
    expect(mark()).toMatch(/^left /)
  })
})
