import { ApiError } from '@doran/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aMe } from '../../testing/member-fixture.js'
import { At } from '../../testing/site-wrapper.fake.js'
import { fakeApi } from '../../testing/story-api.js'
import { useIsLoggedIn } from './use-is-logged-in.js'
import { useMe } from './use-me.js'
import { useMeCache } from './use-me-cache.js'
import { useProfile } from './use-profile.js'

const ME = 'GET /v1/user/me'
const PROFILE = 'GET /v1/user/user/profile/{uuid}'

const refused = (code: 'LOGIN_REQUIRED' | 'SESSION_EXPIRED') =>
  new ApiError({ code, message: 'x', status: 401 })
const broken = (status: number) => new ApiError({ code: 'UNKNOWN', message: 'x', status })

function useWho() {
  const isLoggedIn = useIsLoggedIn()
  const nickName = useMe().data?.nickName ?? '누구'
  const held = useQueryClient().getQueriesData({ queryKey: [ME] })
  return { cache: useMeCache(), text: isLoggedIn ? `회원 ${nickName}` : '비회원', held }
}

function open(isLoggedIn: boolean, replies: Record<string, unknown[]>) {
  const { client, requests } = fakeApi(replies, [])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <At pathname="/" isLoggedIn={isLoggedIn} api={client}>
      {children}
    </At>
  )
  const { result } = renderHook(useWho, { wrapper })
  const sees = (text: string) => waitFor(() => expect(result.current.text).toBe(text))
  const held = () => result.current.held.flatMap(([, data]) => data ?? [])
  return { requests, sees, held, cache: () => result.current.cache }
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.useRealTimers()
})

describe('useMe', () => {
  it('asks nothing for a visitor', async () => {
    const { requests, sees } = open(false, {})
    await act(() => vi.advanceTimersByTimeAsync(100))
    await sees('비회원')
    expect(requests).toEqual([])
  })

  it('is the member, asked for once', async () => {
    const { requests, sees } = open(true, { [ME]: [aMe()] })
    await sees('회원 모닥불')
    expect(requests.map(({ key }) => key)).toEqual([ME])
  })

  it.each([403, 404, 429, 500])(
    'sends four requests at most when each fails with %i, and keeps the person signed in',
    async (status) => {
      const { requests, sees } = open(true, {
        [ME]: Array.from({ length: 9 }, () => broken(status)),
      })
      await act(() => vi.advanceTimersByTimeAsync(30_000))
      expect(requests).toHaveLength(4)
      await sees('회원 누구')
    },
  )

  it.each(['LOGIN_REQUIRED', 'SESSION_EXPIRED'] as const)(
    'takes %s as signed out',
    async (code) => {
      const { requests, sees } = open(true, { [ME]: [refused(code)] })
      await sees('비회원')
      await act(() => vi.advanceTimersByTimeAsync(30_000))
      expect(requests).toHaveLength(1)
    },
  )
})

describe('useMeCache', () => {
  it('takes the member a call answered, without asking again', async () => {
    const { requests, cache, sees } = open(false, {})
    await act(() => cache().refreshMe(aMe({ nickName: '둘셋' })))
    await sees('회원 둘셋')
    expect(requests).toEqual([])
  })

  it('fetches the member again', async () => {
    const { requests, cache, sees } = open(true, { [ME]: [aMe(), aMe({ nickName: '셋넷' })] })
    await sees('회원 모닥불')
    await act(async () => void (await cache().refreshMe()))
    await sees('회원 셋넷')
    expect(requests).toHaveLength(2)
  })

  it('leaves nothing of the member behind after signing out', async () => {
    const { cache, held, sees } = open(true, { [ME]: [aMe(), aMe({ nickName: '다른이' })] })
    await sees('회원 모닥불')
    act(() => cache().signedOut())
    await sees('비회원')
    expect(held()).toEqual([])
    await act(async () => void (await cache().refreshMe()))
    await sees('회원 다른이')
  })

  it('records for the other tabs whether the person signed out', async () => {
    const mark = () => localStorage.getItem('doran_sign_in_mark')
    const { cache, sees } = open(true, { [ME]: [aMe()] })
    await sees('회원 모닥불')
    act(() => cache().signedOut())
    expect(mark()).toMatch(/^out /)
    act(() => cache().left())
    expect(mark()).toMatch(/^left /)
  })
})

describe('useProfile', () => {
  function Profile({ uuid }: { uuid: string | null }) {
    return <p>{useProfile(uuid).data?.name ?? '없음'}</p>
  }

  it('asks when there is a uuid, and not again on focus', async () => {
    const { client, requests } = fakeApi({ [PROFILE]: [aMe().profile] }, [])
    const page = (uuid: string | null) => (
      <At pathname="/" api={client}>
        <Profile uuid={uuid} />
      </At>
    )
    const { rerender } = render(page(null))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(requests).toEqual([])
    rerender(page('u1'))
    await waitFor(() => expect(screen.getByText('모닥불')).toBeDefined())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(requests.map(({ input }) => input['params'])).toEqual([{ uuid: 'u1' }])
  })
})
