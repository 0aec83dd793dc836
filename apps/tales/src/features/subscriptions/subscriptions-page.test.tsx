import { ApiError } from '@doran/api-client'
import type { Membership, Subscription } from '@doran/contract'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { readSubscriptionsAddress } from './subscriptions-address'
import { SubscriptionsPage, type SubscriptionsContent } from './subscriptions-page'

afterEach(cleanup)

const LIST = 'GET /v1/tales/subscription/my'
const FOLLOW = 'POST /v1/tales/subscription'
const BELL = 'PATCH /v1/tales/subscription'
const UNFOLLOW = 'DELETE /v1/tales/subscription'
const NOW = '2026-11-24T03:00:00.000Z'

const aFollow = (over: Partial<Subscription> = {}): Subscription => ({
  targetType: 'profile',
  targetId: 'p1',
  title: '도란지기',
  subtitle: '밤에 써요.',
  picture: null,
  hasNotices: true,
  followedAt: '2026-11-21T00:00:00.000Z',
  ...over,
})
const THEME = aFollow({
  targetType: 'theme',
  targetId: 't1',
  title: '비 내리는 우산 가게',
  followedAt: '2026-11-20T00:00:00.000Z',
})
const LOST = aFollow({
  targetType: 'theme',
  targetId: 't2',
  title: null,
  subtitle: null,
  followedAt: '2026-11-19T00:00:00.000Z',
})

function open(content: SubscriptionsContent | null, replies: Record<string, unknown[]> = {}) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const address = readSubscriptionsAddress({ ...(content && { tab: content.tab }) })
  render(<SubscriptionsPage address={address} content={content} now={NOW} />, {
    wrapper: siteAround({ isLoggedIn: content !== null, api: client, router: aRouter() }),
  })
  return (key: string) => requests.filter((call) => call.key === key).map(({ input }) => input)
}

function openList(
  items: Subscription[],
  replies: Record<string, unknown[]> = {},
  nextCursor: string | null = null,
) {
  const list = { items, nextCursor }
  return open({ tab: 'following', memberId: 'user-1', list }, replies)
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the tabs', () => {
  it('have addresses of their own', () => {
    openList([])
    expect(hrefOf('구독')).toBe('/me/subscriptions')
    expect(hrefOf('도란 패스')).toBe('/me/subscriptions?tab=pass')
    expect(screen.getByRole('link', { name: '구독' }).getAttribute('aria-current')).toBe('page')
  })

  it('are for members, who come back to the one they wanted', () => {
    open(null)
    expect(hrefOf('로그인')).toBe(
      '/login?next=%2Fdoran-tales%2Fme%2Fsubscriptions&reason=subscriptions',
    )
  })
})

describe('what is followed', () => {
  it('leads to its page, with since when', () => {
    openList([aFollow(), THEME])
    expect(hrefOf('도란지기')).toBe('/creator/p1')
    expect(hrefOf('비 내리는 우산 가게')).toBe('/theme/t1')
    expect(screen.getByText('11월 21일 (토)부터 구독')).toBeDefined()
  })

  it('is nothing yet: says so, promises nothing, and where to go', () => {
    openList([])
    expect(screen.getByText('아직 구독한 곳이 없어요.')).toBeDefined()
    expect(hrefOf('이야기 둘러보기')).toBe('/')
    expect(document.body.textContent).not.toContain('먼저 알려')
  })

  it('goes on by the cursor', async () => {
    const inputsOf = openList([aFollow()], { [LIST]: [{ items: [THEME], nextCursor: null }] }, 'c1')
    fireEvent.click(screen.getByRole('link', { name: '더 보기' }))
    await waitFor(() => expect(titles()).toEqual(['도란지기', '비 내리는 우산 가게']))
    expect(inputsOf(LIST)).toEqual([{ query: { cursor: 'c1' } }])
  })

  it('is not to be seen any more: says so, and goes for good', async () => {
    const inputsOf = openList([LOST], { [UNFOLLOW]: [{}] })
    expect(titles()).toEqual(['지금은 볼 수 없는 이야기예요.'])
    expect(screen.queryByRole('button', { name: /알림/ })).toBeNull()
    press('이야기 삭제')
    await screen.findByText('삭제했어요.')
    expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull()
    expect(inputsOf(UNFOLLOW)).toEqual([{ body: { targetType: 'theme', targetId: 't2' } }])
  })
})

describe('the bell', () => {
  const bell = () => screen.getByRole('button', { name: '도란지기 알림' })

  it('says what is kept, not that anything is sent today', async () => {
    const inputsOf = openList([aFollow()], { [BELL]: [undefined] })
    expect(screen.getByText(/아직 구독 알림을 보내고 있지 않아요/)).toBeDefined()
    expect(bell().getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(bell())
    expect(bell().getAttribute('aria-pressed')).toBe('false')
    await waitFor(() =>
      expect(inputsOf(BELL)).toEqual([
        { body: { targetType: 'profile', targetId: 'p1', hasNotices: false } },
      ]),
    )
  })

  it('is taken back where that failed', async () => {
    const refusal = new ApiError({ code: 'NETWORK', message: '연결이 끊겼어요.', status: 0 })
    openList([aFollow()], { [BELL]: [refusal] })
    fireEvent.click(bell())
    await screen.findByText('연결이 끊겼어요.')
    expect(bell().getAttribute('aria-pressed')).toBe('true')
  })
})

describe('ending a subscription', () => {
  it('takes one press, and can be undone as it was', async () => {
    const quiet = aFollow({ hasNotices: false })
    const inputsOf = openList([quiet, THEME], {
      [UNFOLLOW]: [{}],
      [FOLLOW]: [{}],
      [BELL]: [undefined],
    })
    press('도란지기 구독 취소')
    expect(titles()).toEqual(['비 내리는 우산 가게'])
    await screen.findByText('구독을 취소했어요.')
    press('되돌리기')
    await screen.findByText('다시 구독했어요.')
    expect(titles()).toEqual(['도란지기', '비 내리는 우산 가게'])
    const body = { targetType: 'profile', targetId: 'p1' }
    expect(inputsOf(UNFOLLOW)).toEqual([{ body }])
    expect(inputsOf(FOLLOW)).toEqual([{ body }])
    expect(inputsOf(BELL)).toEqual([{ body: { ...body, hasNotices: false } }])
  })

  it('puts it back where that failed', async () => {
    const refusal = new ApiError({ code: 'NETWORK', message: '연결이 끊겼어요.', status: 0 })
    openList([aFollow()], { [UNFOLLOW]: [refusal] })
    press('도란지기 구독 취소')
    await screen.findByText('연결이 끊겼어요.')
    expect(titles()).toEqual(['도란지기'])
  })
})

describe('the pass', () => {
  const offer = {
    id: 'pass-30',
    coins: 39,
    days: 30,
    moreDailyGems: 40,
    lessDeepGems: 1,
    until: null,
  }
  const openPass = (membership: Membership) => open({ tab: 'pass', memberId: 'user-1', membership })
  const NEXT = 'next=%2Fdoran-tales%2Fme%2Fsubscriptions%3Ftab%3Dpass'

  it('shows its time, and in numbers what it gave', () => {
    openPass({
      pass: {
        startsAt: '2026-11-10T03:00:00.000Z',
        endsAt: '2026-12-10T03:00:00.000Z',
        usedGems: 120,
        savedGems: 8,
      },
      offer,
    })
    const card = screen.getByRole('region', { name: '이용 중인 도란 패스' })
    expect(card.textContent).toContain('11월 10일 (화) ~ 12월 10일 (목)')
    expect(card.textContent).toContain('패스로 받아서 쓴 젬젬 120')
    expect(card.textContent).toContain('깊은 장면에서 덜 쓴 젬젬 8')
    expect(screen.getByText('저절로 다시 결제되지 않아요.')).toBeDefined()
    expect(hrefOf('다시 이용하기')).toBe(`/pay-with-coin?type=pass&id=pass-30&${NEXT}`)
  })

  it('that is none says what one would give here, and its price', () => {
    openPass({ pass: null, offer: { ...offer, lessDeepGems: null } })
    expect(screen.getByText('오늘의 젬이 매일 40개 더 채워져요.')).toBeDefined()
    expect(screen.getByText('30일 · 코인 39개')).toBeDefined()
    expect(document.body.textContent).not.toContain('깊은')
    expect(hrefOf('도란 패스 이용하기')).toBe(`/pay-with-coin?type=pass&id=pass-30&${NEXT}`)
  })

  it('that has ended says so', () => {
    openPass({
      pass: {
        startsAt: '2026-10-10T03:00:00.000Z',
        endsAt: '2026-11-09T03:00:00.000Z',
        usedGems: 0,
        savedGems: 0,
      },
      offer,
    })
    expect(screen.getByRole('region', { name: '지난 도란 패스' })).toBeDefined()
  })
})
