import { PRIVACY_VERSION, STORAGE_KEYS, TERMS_VERSION } from '@doran/contract/names'
import { aMe } from '@doran/site/testing'
import { storePendingAction, takePendingAction } from '@doran/site/session'
import { storeLoginResult } from '@doran/site/sign-in'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AfterLogin } from './after-login'
import { button, openSignIn, press, refusal, findText, send } from './internal/open-sign-in.fake'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ME = 'GET /v1/user/me'
const MERGE = 'POST /v1/user/merge'
const CONSENT = 'PUT /v1/user/consent'
const LOGOUT = 'POST /v1/auth/logout'

const limited = {
  id: 'session-1',
  isLimited: true,
  limitedUntil: '2026-11-21T00:10:00.000Z',
  provedUntil: '2026-11-21T00:10:00.000Z',
}

type How = { next?: string; mayHaveReturned?: boolean }

const open = (
  replies: Record<string, unknown[]>,
  { next = '/me', mayHaveReturned = false }: How = {},
) =>
  openSignIn(<AfterLogin next={next} mayHaveReturned={mayHaveReturned} />, replies, {
    isLoggedIn: true,
  })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('somebody who was here before', () => {
  it('goes on with a greeting and what came over', async () => {
    const { replace, replaced } = open({ [ME]: [aMe()], [MERGE]: [{ stories: 3, plays: 0 }] })
    await findText('환영해요, 모닥불 님.')
    await findText('로그인 전에 읽던 이야기 3개를 계정으로 옮겼어요.')
    expect(replace).toHaveBeenCalledExactlyOnceWith('/me')
    expect(replaced).not.toHaveBeenCalled()
  })

  it('is told of nothing that did not come', async () => {
    open({ [ME]: [aMe()], [MERGE]: [{ stories: 0, plays: 0 }] })
    await findText('환영해요, 모닥불 님.')
    expect(screen.queryByText(/계정으로 옮겼어요/)).toBeNull()
  })

  it('is told that the account stays', async () => {
    storeLoginResult({ hasReturned: true, hasNewPassword: false })
    open({ [ME]: [aMe()], [MERGE]: [{ stories: 0, plays: 0 }] })
    await findText('탈퇴를 취소하고 돌아왔어요.')
    expect(screen.queryByText(/환영해요/)).toBeNull()
  })

  it('is shown nothing that only the address claims', async () => {
    open({ [ME]: [aMe()], [MERGE]: [{ stories: 0, plays: 0 }] }, { mayHaveReturned: true })
    await findText('모닥불 님, 반가워요. 계정은 그대로 있어요.')
    expect(screen.queryByText(/탈퇴/)).toBeNull()
  })

  it('is told that the password is a new one, once', async () => {
    storeLoginResult({ hasReturned: false, hasNewPassword: true })
    open({ [ME]: [aMe()], [MERGE]: [{ stories: 0, plays: 0 }] })
    expect(await findText('비밀번호를 바꿨어요.')).toBeDefined()
    expect(await findText('환영해요, 모닥불 님.')).toBeDefined()
    expect(sessionStorage.length).toBe(0)
  })

  it('is greeted here where the next page is the other site’s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { replaced, replace } = open(
      { [ME]: [aMe()], [MERGE]: [{ stories: 1, plays: 0 }] },
      { next: '/doran-tales/new' },
    )
    await findText('로그인 전에 읽던 이야기 1개를 계정으로 옮겼어요.')
    expect(replaced).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(replaced).toHaveBeenCalledExactlyOnceWith('/doran-tales/new')
    expect(replace).not.toHaveBeenCalled()
  })

  it('goes on with the story that was waiting, once', async () => {
    storePendingAction({ type: 'continue-story', sessionId: 's1' })
    const { replaced } = open({ [ME]: [aMe()], [MERGE]: [{ stories: 1, plays: 0 }] })
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/doran-tales/play/s1'))
    expect(takePendingAction()).toBeNull()
    expect(sessionStorage.getItem(STORAGE_KEYS.leftWord)).toContain('1개를 계정으로 옮겼어요.')
  })

  it('is told of plays that came over too', async () => {
    open({ [ME]: [aMe()], [MERGE]: [{ stories: 1, plays: 2 }] })
    await findText('로그인 전에 읽던 이야기 1개와 하던 놀이 2개를 계정으로 옮겼어요.')
    cleanup()
    open({ [ME]: [aMe()], [MERGE]: [{ stories: 0, plays: 1 }] })
    expect(await findText('로그인 전에 하던 놀이 1개를 계정으로 옮겼어요.')).toBeDefined()
  })

  it('is sent to sign in again where nobody is signed in any more', async () => {
    const { replaced } = open({ [ME]: [refusal('SESSION_EXPIRED', { status: 401 })] })
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/login?next=%2Fme&reason=expired'))
  })

  it('may try again where nothing answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const down = refusal('MAINTENANCE', { status: 503 })
    const { requests, replace } = open({
      [ME]: [down, down, down, down, aMe()],
      [MERGE]: [{ stories: 0, plays: 0 }],
    })
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    await heading('저희 쪽에 문제가 생겼어요.')
    expect(requests).toHaveLength(4)
    press('다시 시도')
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/me'))
  })
})

describe('an act that waited for the sign-in', () => {
  const LIKE = 'POST /v1/like/{targetType}/{targetId}'
  const COMMENT = 'POST /v1/comment/{targetType}/{targetId}'
  const like = { type: 'like', targetType: 'theme', targetId: 't1' } as const
  const comment = {
    type: 'comment',
    targetType: 'game',
    targetId: 'g1',
    body: '나는 등대래요',
    clientCommentId: 'client-comment-1',
    draft: 'comment_g1',
  } as const
  const nothing = { stories: 0, plays: 0 }
  const left = () => sessionStorage.getItem(STORAGE_KEYS.leftWord)

  it('is done after merging, and the page it began on follows', async () => {
    storePendingAction(comment)
    const { requests, replace } = open(
      { [ME]: [aMe()], [MERGE]: [{ stories: 0, plays: 1 }], [COMMENT]: [{}] },
      { next: '/games/detail?id=g1' },
    )
    await findText('댓글을 남겼어요.')
    expect(replace).toHaveBeenCalledExactlyOnceWith('/games/detail?id=g1')
    expect(requests.map(({ key }) => key)).toEqual([ME, MERGE, COMMENT])
    expect(takePendingAction()).toBeNull()
  })

  it('is told of on the other site', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    storePendingAction(like)
    const { replaced } = open(
      { [ME]: [aMe()], [MERGE]: [nothing], [LIKE]: [{}] },
      { next: '/doran-tales/theme/t1' },
    )
    await findText('좋아요를 눌렀어요.')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(replaced).toHaveBeenCalledExactlyOnceWith('/doran-tales/theme/t1')
    expect(left()).toBe('좋아요를 눌렀어요.')
  })

  it('strands nobody where it fails, and the page says what did not work', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    storePendingAction(like)
    const { replaced } = open(
      { [ME]: [aMe()], [MERGE]: [nothing], [LIKE]: [refusal('NOT_FOUND', { status: 404 })] },
      { next: '/doran-tales/theme/t1' },
    )
    await findText('좋아요를 누르지 못했어요. 거절: NOT_FOUND')
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(replaced).toHaveBeenCalledExactlyOnceWith('/doran-tales/theme/t1')
    expect(left()).toBe('error:좋아요를 누르지 못했어요. 거절: NOT_FOUND')
  })

  it('keeps what was written where it fails', async () => {
    storePendingAction(comment)
    const key = `${STORAGE_KEYS.draft}comment_g1`
    sessionStorage.setItem(key, '{"text":"나는 등대래요"}')
    const { replace } = open(
      { [ME]: [aMe()], [MERGE]: [nothing], [COMMENT]: [refusal('PLAY_FIRST')] },
      { next: '/games/detail?id=g1' },
    )
    await findText('댓글을 남기지 못했어요. 거절: PLAY_FIRST')
    expect(replace).toHaveBeenCalledExactlyOnceWith('/games/detail?id=g1')
    expect(sessionStorage.getItem(key)).not.toBeNull()
  })

  it('is waited for no longer than four seconds, and told of when it comes later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    storePendingAction(comment)
    const posting = Promise.withResolvers<unknown>()
    const { replace } = open(
      { [ME]: [aMe()], [MERGE]: [nothing], [COMMENT]: [posting.promise] },
      { next: '/games/detail?id=g1' },
    )
    await act(() => vi.advanceTimersByTimeAsync(4_500))
    expect(replace).toHaveBeenCalledExactlyOnceWith('/games/detail?id=g1')
    expect(screen.queryByText('댓글을 남겼어요.')).toBeNull()
    posting.resolve({})
    await findText('댓글을 남겼어요.')
  })
})

describe('bringing over', () => {
  const fails = () => refusal('MAINTENANCE', { status: 503 })

  it('keeps nobody here when it fails, and is told of when it comes later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { replace } = open({
      [ME]: [aMe()],
      [MERGE]: [fails(), fails(), fails(), { stories: 2, plays: 0 }],
    })
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(replace).toHaveBeenCalledWith('/me')
    expect(screen.queryByText(/계정으로 옮겼어요/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(21_000))
    await findText('로그인 전에 읽던 이야기 2개를 계정으로 옮겼어요.')
  })

  it('opens no story that is not there yet', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    storePendingAction({ type: 'continue-story', sessionId: 's1' })
    const { replace, replaced } = open({ [ME]: [aMe()], [MERGE]: [fails(), fails()] })
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(replace).toHaveBeenCalledWith('/me')
    expect(replaced).not.toHaveBeenCalled()
  })

  it('waits no longer than four seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const merge = Promise.withResolvers<unknown>()
    const { replace } = open({ [ME]: [aMe()], [MERGE]: [merge.promise] })
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(replace).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1_500))
    expect(replace).toHaveBeenCalledWith('/me')
    merge.resolve({ stories: 4, plays: 0 })
    await findText('로그인 전에 읽던 이야기 4개를 계정으로 옮겼어요.')
  })

  it('is not done by a short-time password, and no welcome is given by it', async () => {
    const me = aMe({ session: limited, needs: ['welcome'] })
    const { bodiesOf, replace } = open({ [ME]: [me] })
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/me'))
    expect(bodiesOf(MERGE)).toEqual([])
  })
})

describe('the terms', () => {
  const unconsented = aMe({ needs: ['consent'] })

  it('come before everything else and cannot be skipped', async () => {
    const { bodiesOf, replace } = open({
      [ME]: [unconsented],
      [CONSENT]: [aMe()],
      [MERGE]: [{ stories: 0, plays: 0 }],
    })
    await heading('약관 동의')
    send()
    expect(bodiesOf(CONSENT)).toEqual([])
    expect(bodiesOf(MERGE)).toEqual([])
    for (const name of [/만 14세 이상/, /이용약관/, /개인정보/])
      fireEvent.click(screen.getByRole('checkbox', { name }))
    send()
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/me'))
    expect(bodiesOf(CONSENT)).toEqual([
      {
        consent: { isOver14: true, terms: TERMS_VERSION, privacy: PRIVACY_VERSION },
        hasAgreedToMarketing: false,
      },
    ])
    expect(bodiesOf(MERGE)).toHaveLength(1)
  })

  it('may be declined by signing out', async () => {
    const { replaced } = open({ [ME]: [unconsented], [LOGOUT]: [undefined] })
    await heading('약관 동의')
    press('로그아웃')
    await waitFor(() => expect(replaced).toHaveBeenCalledWith('/'))
  })

  it('cannot be agreed to by a short-time password', async () => {
    open({ [ME]: [aMe({ needs: ['consent'], session: limited })] })
    await heading('내 기기에서 약관에 동의해 주세요')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(button('로그아웃')).toBeDefined()
  })
})
