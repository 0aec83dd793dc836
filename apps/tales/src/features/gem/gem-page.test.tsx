import { ApiError } from '@doran/api-client'
import type { GemOverview, GemUsage } from '@doran/contract'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { readGemAddress } from './gem-address'
import { GemPage } from './gem-page'
import type { OwnGems } from './own-gems'

afterEach(cleanup)

const NOTICE = 'PUT /v1/tales/gem/notice'
const RETURN = 'POST /v1/tales/gem/return'
const OVERVIEW = 'GET /v1/tales/gem'
const USAGE = 'GET /v1/tales/gem/usage'
const NOW = '2026-11-24T03:00:00.000Z'

const GEM: OwnGems['gem'] = {
  total: 92,
  parts: [
    { origin: 'daily', amount: 12, expiresAt: '2026-11-24T15:00:00.000Z' },
    { origin: 'gift', amount: 20, expiresAt: '2026-12-24T03:00:00.000Z' },
    { origin: 'ticket', amount: 10, expiresAt: '2026-12-01T03:00:00.000Z' },
    { origin: 'exchange', amount: 50, expiresAt: '2031-11-24T03:00:00.000Z' },
  ],
  held: 2,
  daily: 20,
  nextFillAt: '2026-11-24T15:00:00.000Z',
}

function anOverview(over: Partial<GemOverview> = {}): GemOverview {
  return {
    gem: GEM,
    coins: 3,
    dailyGems: 20,
    welcomeGems: 30,
    prices: [
      { tier: 'basic', turn: 2, continue: 1 },
      { tier: 'deep', turn: 5, continue: 3 },
    ],
    exchanges: [
      { gems: 10, coins: 1 },
      { gems: 50, coins: 5 },
    ],
    pass: {
      id: 'pass-30',
      coins: 39,
      days: 30,
      moreDailyGems: 40,
      lessDeepGems: 1,
      until: null,
    },
    hasNotice: false,
    returnable: null,
    ...over,
  }
}

const aUsage = (id: string, over: Partial<GemUsage> = {}): GemUsage => ({
  sessionId: id,
  title: '비 내리는 우산 가게',
  turns: 12,
  gems: 24,
  lastAt: NOW,
  ...over,
})

type Open = {
  overview?: Partial<GemOverview>
  usage?: OwnGems['usage']
  query?: Record<string, string>
  replies?: Record<string, unknown[]>
}

function open({
  overview,
  usage = { items: [], nextCursor: null },
  query = {},
  replies = {},
}: Open = {}) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const refresh = vi.fn<() => void>()
  const given = anOverview(overview)
  const own = given.gem && { memberId: 'user-1', gem: given.gem, usage }
  const { container } = render(
    <GemPage overview={given} own={own} address={readGemAddress(query)} now={NOW} />,
    {
      wrapper: siteAround({ isLoggedIn: own !== null, api: client, router: aRouter({ refresh }) }),
    },
  )
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { refresh, inputsOf, text: () => container.textContent ?? '' }
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the balance', () => {
  it('is of today, given and exchanged, each with when it ends', () => {
    open()
    const rows = within(screen.getByRole('region', { name: '내 젬' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '오늘의 젬오늘 밤 12시까지 쓸 수 있어요.젬 12',
      '받은 젬가장 먼저 끝나는 날 12월 1일 (화)젬 30',
      '바꾼 젬가장 먼저 끝나는 날 2031년 11월 24일젬 50',
    ])
  })

  it('names what is held, and when the next gems come', () => {
    open()
    expect(screen.getByText(/젬 2개를 잡아 두었어요/)).toBeDefined()
    expect(screen.getByText('다음 채움 00:00')).toBeDefined()
    expect(screen.getByText(/젬이 20개로 새로 채워져요/)).toBeDefined()
  })

  it('is told at midnight to who asks for it, and to nobody before', async () => {
    const { inputsOf } = open({ replies: { [NOTICE]: [undefined] } })
    const notice = screen.getByRole('switch', { name: '자정에 젬이 채워지면 알림 받기' })
    expect(notice.getAttribute('aria-checked')).toBe('false')
    fireEvent.click(notice)
    expect(notice.getAttribute('aria-checked')).toBe('true')
    await waitFor(() => expect(inputsOf(NOTICE)).toEqual([{ body: { isOn: true } }]))
  })

  it('takes the switch back where that failed', async () => {
    const refusal = new ApiError({ code: 'MAINTENANCE', message: '점검 중이에요.', status: 503 })
    open({ replies: { [NOTICE]: [refusal] } })
    const notice = screen.getByRole('switch')
    fireEvent.click(notice)
    await screen.findByText('점검 중이에요.')
    expect(notice.getAttribute('aria-checked')).toBe('false')
  })
})

describe('an exchange', () => {
  it('leads to where it is paid, and back', () => {
    open()
    expect(hrefOf(/^젬 10개/)).toBe('/pay-with-coin?type=gem&id=10&next=%2Fdoran-tales%2Fgemstone')
    expect(screen.getByRole('link', { name: /^젬 50개/ }).textContent).toBe(
      '젬 50개코인 5개 · 2개 모자라요',
    )
  })

  it('leads back to the story that the person came from', () => {
    open({ query: { next: '/doran-tales/play/s1' } })
    expect(hrefOf(/^젬 10개/)).toBe('/pay-with-coin?type=gem&id=10&next=%2Fdoran-tales%2Fplay%2Fs1')
  })

  it('follows no address that leads elsewhere', () => {
    open({ query: { next: 'https://elsewhere.example' } })
    expect(hrefOf(/^젬 10개/)).toContain('next=%2Fdoran-tales%2Fgemstone')
  })
})

describe('unused gems', () => {
  const returnable = { gems: 50, coins: 5, until: '2026-12-01T00:00:00.000Z' }

  async function ask(replies: Record<string, unknown[]>) {
    const opened = open({ overview: { returnable }, replies })
    press('코인으로 되돌리기')
    const dialog = within(await screen.findByRole('alertdialog'))
    const confirm = () => fireEvent.click(dialog.getByRole('button', { name: '되돌리기' }))
    return { ...opened, dialog, confirm }
  }

  it('are none to return where there are none', () => {
    open()
    expect(screen.queryByRole('button', { name: '코인으로 되돌리기' })).toBeNull()
  })

  it('go back after a question that says exactly what goes and what comes', async () => {
    const { dialog, confirm, inputsOf, refresh } = await ask({
      [RETURN]: [{ gems: 50, coins: 5, coinBalance: 8 }],
    })
    expect(dialog.getByText('젬 50개가 없어지고 코인 5개가 돌아와요.')).toBeDefined()
    confirm()
    await screen.findByText('젬 50개를 코인 5개로 되돌렸어요.')
    expect(inputsOf(RETURN)).toEqual([
      { body: { gems: 50 }, idempotencyKey: expect.stringMatching(/.{10,}/) },
    ])
    expect(refresh).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('are shown anew where they have changed, and sent as another intention', async () => {
    const changed = new ApiError({ code: 'REFUND_CHANGED', message: 'x', status: 409 })
    const { dialog, confirm, inputsOf } = await ask({
      [RETURN]: [changed, { gems: 40, coins: 4, coinBalance: 7 }],
      [OVERVIEW]: [anOverview({ returnable: { ...returnable, gems: 40, coins: 4 } })],
    })
    confirm()
    expect(await dialog.findByText('젬 40개가 없어지고 코인 4개가 돌아와요.')).toBeDefined()
    expect(dialog.getByText(/달라졌어요/)).toBeDefined()
    confirm()
    await screen.findByText('젬 40개를 코인 4개로 되돌렸어요.')
    const [first, second] = inputsOf(RETURN)
    expect(second?.['body']).toEqual({ gems: 40 })
    expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey'])
  })

  it('are sent under the same key where no answer came', async () => {
    const lost = new ApiError({ code: 'NETWORK', message: '연결이 끊겼어요.', status: 0 })
    const { confirm, inputsOf } = await ask({
      [RETURN]: [lost, { gems: 50, coins: 5, coinBalance: 8 }],
    })
    confirm()
    await screen.findByText('연결이 끊겼어요.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    press('코인으로 되돌리기')
    const again = within(await screen.findByRole('alertdialog'))
    fireEvent.click(again.getByRole('button', { name: '되돌리기' }))
    await screen.findByText('젬 50개를 코인 5개로 되돌렸어요.')
    const [first, second] = inputsOf(RETURN)
    expect(second).toEqual(first)
  })
})

describe('what gems were used for', () => {
  it('is nothing yet', () => {
    open()
    expect(screen.getByText('아직 쓴 젬이 없어요.')).toBeDefined()
  })

  it('stands by story, leads into it, and goes on by the cursor', async () => {
    const { inputsOf } = open({
      usage: { items: [aUsage('s1')], nextCursor: 'c1' },
      replies: { [USAGE]: [{ items: [aUsage('s2', { title: '막차' })], nextCursor: null }] },
    })
    const link = screen.getByRole('link', { name: /비 내리는 우산 가게/ })
    expect(link.textContent).toBe('비 내리는 우산 가게 · 12장면 · 젬 24개')
    expect(link.getAttribute('href')).toBe('/play/s1')
    fireEvent.click(screen.getByRole('link', { name: '더 보기' }))
    await screen.findByRole('link', { name: /막차/ })
    expect(inputsOf(USAGE)).toEqual([{ query: { cursor: 'c1' } }])
  })
})

describe('prices', () => {
  it('stand for each model, and nothing for what was written beforehand', () => {
    open()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '내레이터한 장면이어 보기',
      'AI 모델 · 기본젬 2개젬 1개',
      'AI 모델 · 깊은젬 5개젬 3개',
      '미리 쓴 이야기쓰지 않아요쓰지 않아요',
    ])
  })

  it('are none where there is no model: gems wait', () => {
    const { text } = open({
      overview: { prices: [], pass: { ...anOverview().pass, lessDeepGems: null } },
    })
    expect(text()).toContain('지금은 모든 이야기가 미리 쓴 이야기로 이어져서 젬을 쓰지 않아요.')
    expect(screen.getByText('지금은 젬을 쓰는 이야기가 없어요.')).toBeDefined()
    expect(text()).not.toContain('AI 모델 · 깊은')
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
  })
})

describe('the pass', () => {
  it('says what it gives and that it ends', () => {
    open()
    const card = within(screen.getByRole('region', { name: '도란 패스' }))
    expect(card.getByText('30일 · 코인 39개')).toBeDefined()
    expect(card.getByText('저절로 다시 결제되지 않아요.')).toBeDefined()
    expect(hrefOf('도란 패스 이용하기')).toBe(
      '/pay-with-coin?type=pass&id=pass-30&next=%2Fdoran-tales%2Fgemstone',
    )
  })

  it('that runs leads to what it gave', () => {
    const until = '2026-12-24T03:00:00.000Z'
    open({ overview: { pass: { ...anOverview().pass, until } } })
    expect(screen.getByText('12월 24일 (목)까지 이용 중이에요.')).toBeDefined()
    expect(hrefOf('이용 내용 보기')).toBe('/me/subscriptions?tab=pass')
  })
})

it('shows visitors how gems come and what they cost, and the way in', () => {
  const { text } = open({ overview: { gem: null, coins: null } })
  expect(text()).toContain('00:00에 젬 20개로 채워져요.')
  expect(text()).toContain('가입하면 젬 30개를 받아요. 30일 동안 쓸 수 있어요.')
  expect(text()).toContain('AI 모델이 쓰는 장면을 5장면까지 읽을 수 있고')
  expect(screen.getByRole('table')).toBeDefined()
  expect(hrefOf('로그인')).toBe('/login?next=%2Fdoran-tales%2Fgemstone&reason=wallet')
  expect(screen.queryByRole('link', { name: /^젬 10개/ })).toBeNull()
})
