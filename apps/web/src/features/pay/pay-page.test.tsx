import { ApiError, type ApiErrorCode } from '@doran/api-client'
import type { PayQuote, Receipt } from '@doran/contract'
import { aMe, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SPENDING_ORDER } from '../../lib/spending-order'
import { siteAround } from '../../testing/site-around'
import { payPath, readPayAddress, type PayArticle } from './pay-address'
import { PayPage } from './pay-page'
import type { Payment } from './read-payment'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const QUOTE = 'GET /v1/pay/quote'
const PAY = 'POST /v1/pay/coin'
const GEM: PayArticle = { type: 'gem', id: '100' }
const PASS: PayArticle = { type: 'pass', id: 'pass-30' }

const aQuote = (over: Partial<PayQuote> = {}): PayQuote => ({
  quoteId: 'q1',
  type: 'gem',
  id: '100',
  price: 10,
  balanceBefore: 31,
  balanceAfter: 21,
  parts: [
    { origin: 'bonus', amount: 1, expiresAt: null },
    { origin: 'paid', amount: 9, expiresAt: null },
  ],
  missing: 0,
  pack: null,
  until: null,
  gems: 100,
  ...over,
})

const aReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  movementId: 'm1',
  title: '젬 100개',
  currency: 'coin',
  price: 10,
  balanceBefore: 31,
  balanceAfter: 21,
  parts: [],
  given: { currency: 'gem', amount: 100 },
  createdAt: '2026-11-24T06:10:00.000Z',
  ...over,
})

const refusal = (code: ApiErrorCode, status: number) =>
  new ApiError({ code, status, message: `거절: ${code}` })

type Open = { article?: PayArticle; next?: string | null; replies?: Record<string, unknown[]> }

function open(given: PayQuote | Payment, { article = GEM, next = null, replies = {} }: Open = {}) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const payment = 'quoteId' in given ? { quote: given } : given
  const isMember = payment.quote !== null
  render(<PayPage article={article} next={next} payment={payment} memberId="user-1" />, {
    wrapper: siteAround({ isLoggedIn: isMember, api: client }),
  })
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the address', () => {
  it('names an article, and a path of the product to go on to', () => {
    const query = { type: 'pass', id: 'pass-30', next: '/rune/store?a=1' }
    const address = readPayAddress(query)
    expect(address).toEqual({ article: PASS, next: '/rune/store?a=1' })
    expect(payPath(PASS, address.next)).toBe(
      '/pay-with-coin?type=pass&id=pass-30&next=%2Frune%2Fstore%3Fa%3D1',
    )
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/\tevil',
    '/\n/evil.test',
    ' /me',
    '/login',
    '',
  ])('leads nowhere else: %j', (next) => {
    expect(readPayAddress({ type: 'gem', id: '10', next }).next).toBeNull()
  })

  it.each([
    {},
    { type: 'gem' },
    { type: 'gem', id: '' },
    { type: 'coin', id: '10' },
    { type: 'toString', id: '10' },
    { type: ['gem', 'pass'], id: '10' },
    { type: 'gem', id: '1'.repeat(41) },
  ])('names nothing that is sold: %j', (query) => {
    expect(readPayAddress(query).article).toBeNull()
  })
})

describe('before paying', () => {
  it('shows the price, what will be left, what pays first, and what comes back', () => {
    open(aQuote(), { next: '/doran-tales/gemstone' })
    expect(screen.getByRole('heading', { name: '젬 100개' })).toBeDefined()
    const coins = within(screen.getByRole('region', { name: '결제할 코인' }))
    expect(coins.getByText('지금 있는 코인').nextElementSibling?.textContent).toBe('코인 31')
    expect(coins.getByText('결제 뒤 코인').nextElementSibling?.textContent).toBe('코인 21')
    expect(coins.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '보너스코인 1',
      '충전한 것코인 9',
    ])
    expect(coins.getByText(SPENDING_ORDER)).toBeDefined()
    expect(screen.getByText('7일 안에 안 쓴 만큼 코인으로 되돌릴 수 있어요.')).toBeDefined()
    expect(screen.getByRole('button', { name: '10코인으로 결제하기' })).toBeDefined()
    expect(hrefOf('돌아가기')).toBe('/doran-tales/gemstone')
  })

  it('says of a pass until when it runs, and that it is not paid back', () => {
    const quote = aQuote({
      type: 'pass',
      id: 'pass-30',
      price: 39,
      gems: null,
      until: '2026-12-24T00:00:00.000Z',
    })
    open(quote, { article: PASS })
    expect(screen.getByRole('heading', { name: '도란 패스 30일' })).toBeDefined()
    expect(screen.getByText('2026년 12월 24일까지 쓸 수 있어요.')).toBeDefined()
    expect(screen.getByText('시작한 패스는 환불되지 않아요.')).toBeDefined()
    expect(hrefOf('돌아가기')).toBe('/doran-tales/me/subscriptions')
  })

  it('says how many coins are missing, and leads to the smallest pack and back', () => {
    const pack = { sku: 'coin-10', coins: 10, bonus: 0, priceKrw: 1_000 }
    const quote = aQuote({ balanceBefore: 3, balanceAfter: null, parts: [], missing: 7, pack })
    open(quote, { next: '/rune/store' })
    expect(screen.getByRole('heading', { name: '코인이 7개 모자라요.' })).toBeDefined()
    expect(screen.getByText('가장 작은 충전은 코인 10개, 1,000원이에요.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /결제하기/ })).toBeNull()
    const here = encodeURIComponent('/pay-with-coin?type=gem&id=100&next=%2Frune%2Fstore')
    expect(hrefOf('코인 충전하러 가기')).toBe(`/coin/store?sku=coin-10&next=${here}`)
  })

  it('asks visitors to sign in first', () => {
    open({ quote: null, isVisitor: true })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('로그인하면')
    expect(hrefOf('로그인')).toContain('reason=buy')
  })

  it('says where it could not be read', () => {
    open({ quote: null, isVisitor: false, requestId: 'r-7' })
    expect(screen.getByText('결제할 내용을 불러오지 못했어요.')).toBeDefined()
    expect(screen.getByText('문의 번호 r-7')).toBeDefined()
  })
})

describe('paying', () => {
  it('pays once, shows the receipt, and leads on', async () => {
    const { inputsOf } = open(aQuote(), { next: '/rune/store', replies: { [PAY]: [aReceipt()] } })
    press('10코인으로 결제하기')
    press('10코인으로 결제하기')
    const heading = await screen.findByRole('heading', { name: '결제했어요.' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(inputsOf(PAY)).toEqual([
      { body: { quoteId: 'q1' }, idempotencyKey: expect.stringMatching(/./) },
    ])
    const receipt = within(screen.getByRole('region', { name: '영수증' }))
    expect(screen.queryByText(SPENDING_ORDER)).toBeNull()
    expect(receipt.getByText('받은 것').nextElementSibling?.textContent).toBe('젬 +100')
    expect(receipt.getByText('남은 코인').nextElementSibling?.textContent).toBe('코인 21')
    expect(hrefOf('하던 것 이어 하기')).toBe('/rune/store')
    expect(hrefOf('결제 내역')).toBe('/coin/store#ledger')
  })

  it('shows another price beside the old one, and asks again', async () => {
    const dearer = aQuote({ quoteId: 'q2', price: 12, balanceAfter: 19 })
    const { inputsOf } = open(aQuote(), {
      replies: {
        [PAY]: [refusal('PRICE_CHANGED', 409), aReceipt({ price: 12 })],
        [QUOTE]: [dearer],
      },
    })
    press('10코인으로 결제하기')
    expect((await screen.findByRole('alert')).textContent).toBe(
      '가격이 코인 10개에서 코인 12개로 바뀌었어요. 확인하고 다시 눌러 주세요.',
    )
    expect(inputsOf(PAY)).toHaveLength(1)
    const again = screen.getByRole('button', { name: '12코인으로 결제하기' })
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(again)
    await screen.findByRole('heading', { name: '결제했어요.' })
    expect(inputsOf(PAY)[1]).toMatchObject({ body: { quoteId: 'q2' } })
  })

  it('goes on by itself where only the quote had ended', async () => {
    const { inputsOf } = open(aQuote(), {
      replies: {
        [PAY]: [refusal('PRICE_CHANGED', 409), aReceipt()],
        [QUOTE]: [aQuote({ quoteId: 'q2' })],
      },
    })
    press('10코인으로 결제하기')
    await screen.findByRole('heading', { name: '결제했어요.' })
    expect(inputsOf(PAY).map((input) => input['body'])).toEqual([
      { quoteId: 'q1' },
      { quoteId: 'q2' },
    ])
  })

  it('asks for a new quote where the old one is almost over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { inputsOf } = open(aQuote(), {
      replies: { [PAY]: [aReceipt()], [QUOTE]: [aQuote({ quoteId: 'q2' })] },
    })
    vi.setSystemTime(Date.now() + 15 * 60_000)
    press('10코인으로 결제하기')
    await screen.findByRole('heading', { name: '결제했어요.' })
    expect(inputsOf(PAY).map((input) => input['body'])).toEqual([{ quoteId: 'q2' }])
  })

  it('asks about the same payment again while nobody knows whether it was made', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { inputsOf } = open(aQuote(), {
      replies: { [PAY]: [refusal('NETWORK', 0), aReceipt()] },
    })
    press('10코인으로 결제하기')
    expect(await screen.findByText(/다시 눌러도 한 번만 결제돼요/)).toBeDefined()
    vi.setSystemTime(Date.now() + 20 * 60_000)
    press('10코인으로 결제하기')
    await screen.findByRole('heading', { name: '결제했어요.' })
    const [first, second] = inputsOf(PAY)
    expect(second).toEqual(first)
  })

  it('says what is missing where the coins were used elsewhere meanwhile', async () => {
    const poorer = aQuote({ balanceBefore: 4, balanceAfter: null, parts: [], missing: 6 })
    open(aQuote(), {
      replies: { [PAY]: [refusal('NOT_ENOUGH_COIN', 402)], [QUOTE]: [poorer] },
    })
    press('10코인으로 결제하기')
    expect(await screen.findByRole('heading', { name: '코인이 6개 모자라요.' })).toBeDefined()
  })
})
