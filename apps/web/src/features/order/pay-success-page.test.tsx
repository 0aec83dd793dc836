import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ORDER_ID, anOpenOrder, anOrder } from '../../testing/an-order'
import { CONFIRM, LOOK, openSuccess, refusal } from './internal/testing/open-order.fake'

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduce'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete document.documentElement.dataset['motion']
})

const params = { id: ORDER_ID }
const key = `confirm-${ORDER_ID.replaceAll('-', '')}`
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const rows = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a payment', () => {
  it('is confirmed once by the server, and comes with a receipt', async () => {
    const { inputsOf, events } = openSuccess(anOpenOrder(), {
      replies: { [CONFIRM]: [anOrder({ next: '/doran-tales/gemstone' })] },
    })
    expect(screen.getByText('결제를 확인하고 있어요. 창을 닫아도 안전해요.')).toBeDefined()
    await findHeading('결제를 마쳤어요.')
    expect(rows()).toEqual([
      `주문 번호: ${ORDER_ID}`,
      '상품: 코인 100개 + 보너스 8개',
      '금액: 10,000원',
      '결제 수단: 신용카드',
      '결제한 때: 2026년 11월 24일 오후 2:01',
      expect.stringMatching(/^지금 가진 코인: 코인 \d+120개$/),
    ])
    await waitFor(() => expect(screen.getByText('코인 120')).toBeDefined())
    expect(hrefOf('하던 것 이어 하기')).toBe('/doran-tales/gemstone')
    expect(hrefOf('결제 내역 보기')).toBe('/coin/store#orders')
    expect(screen.queryByRole('link', { name: '젬으로 바꾸기' })).toBeNull()
    expect(inputsOf(CONFIRM)).toEqual([
      { params, body: { paymentKey: 'pay_1', amount: 10_000 }, idempotencyKey: key },
    ])
    expect(key).toMatch(/^[\w-]{10,40}$/)
    expect(events).toEqual([
      {
        type: 'purchase',
        object: 'product',
        object_name: 'coin-100',
        object_attributes: { currency: 'won', amount: 10_000 },
      },
    ])
  })

  it('that is settled is just shown: on a reload, on the way back, by a link', () => {
    const { inputsOf, events } = openSuccess(anOrder(), {
      address: { paymentKey: null, amount: null },
    })
    expect(heading()).toBe('결제를 마쳤어요.')
    expect(screen.getByText('코인 120')).toBeDefined()
    expect(screen.queryByRole('link', { name: '하던 것 이어 하기' })).toBeNull()
    expect(hrefOf('젬으로 바꾸기')).toBe('/doran-tales/gemstone')
    expect([...inputsOf(CONFIRM), ...inputsOf(LOOK), ...events]).toEqual([])
  })

  it('is looked at every two seconds, and said to take long after fifteen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const pending = anOpenOrder({ status: 'pending' })
    const waits = Array.from({ length: 9 }, () => pending)
    const { inputsOf } = openSuccess(anOpenOrder(), {
      replies: { [CONFIRM]: [pending], [LOOK]: [...waits, anOrder()] },
    })
    await pass(0)
    expect(inputsOf(LOOK)).toEqual([])
    await pass(6_100)
    expect(inputsOf(LOOK)).toHaveLength(3)
    expect(screen.queryByText(/확인이 길어지고 있어요/)).toBeNull()
    await pass(9_000)
    expect(screen.getByText('확인이 길어지고 있어요. 끝나면 알림으로 알려 드릴게요.')).toBeDefined()
    expect(hrefOf('결제 내역 보기')).toBe('/coin/store#orders')
    await pass(8_000)
    expect(heading()).toBe('결제를 마쳤어요.')
    expect(inputsOf(CONFIRM)).toHaveLength(1)
    await pass(10_000)
    expect(inputsOf(LOOK)).toHaveLength(10)
  })

  it('is asked about again under the same key where nobody answers', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { inputsOf } = openSuccess(anOpenOrder(), {
      replies: {
        [CONFIRM]: [refusal('NETWORK', 0), refusal('PAYMENT_UNAVAILABLE', 503), anOrder()],
      },
    })
    await pass(5_000)
    expect(heading()).toBe('결제를 마쳤어요.')
    expect(inputsOf(CONFIRM).map(({ idempotencyKey }) => idempotencyKey)).toEqual([key, key, key])
  })

  it('needs no key of the provider’s in the address, and asks under a name of its own', async () => {
    const { inputsOf } = openSuccess(anOpenOrder(), {
      address: { paymentKey: null, amount: null },
      replies: { [CONFIRM]: [anOrder()] },
    })
    await findHeading('결제를 마쳤어요.')
    expect(inputsOf(CONFIRM)).toEqual([
      { params, body: {}, idempotencyKey: key.replace('confirm', 'settle') },
    ])
  })

  it('is only looked at where it was asked about with another address before', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { inputsOf } = openSuccess(anOpenOrder(), {
      replies: { [CONFIRM]: [refusal('KEY_REUSED')], [LOOK]: [anOrder()] },
    })
    await pass(2_500)
    expect(heading()).toBe('결제를 마쳤어요.')
    expect(inputsOf(CONFIRM)).toHaveLength(1)
  })

  it('is looked at first where the server could not read it', async () => {
    const { inputsOf } = openSuccess(null, { replies: { [LOOK]: [anOrder()] } })
    await findHeading('결제를 마쳤어요.')
    expect(inputsOf(CONFIRM)).toEqual([])
  })
})

describe('what is wrong', () => {
  it('with the amount: says so with a number to quote, and grants nothing', async () => {
    openSuccess(anOpenOrder(), { replies: { [CONFIRM]: [refusal('AMOUNT_MISMATCH')] } })
    await findHeading('결제 정보를 다시 확인해야 해요.')
    expect(screen.getByText(`문의 번호 ${ORDER_ID}`)).toBeDefined()
    expect(screen.queryByRole('term')).toBeNull()
  })

  it('with whose it is: there is no such page', async () => {
    openSuccess(null, { replies: { [LOOK]: [refusal('NOT_FOUND', 404)] } })
    expect(await findHeading('이 페이지를 찾지 못했어요.')).toBeDefined()
  })

  it('with the sign-in: asks to sign in again, and back to the very same address', () => {
    openSuccess(anOrder(), { isLoggedIn: false })
    const login = new URL(hrefOf('로그인') ?? '', 'http://localhost')
    expect(login.searchParams.get('next')).toBe(
      `/general/store/success?orderId=${ORDER_ID}&paymentKey=pay_1&amount=10000`,
    )
    expect(screen.queryByText(ORDER_ID)).toBeNull()
  })
})

describe('an order that is no purchase any more', () => {
  it('is shown as paid back', () => {
    openSuccess(anOrder({ status: 'refunded', refundedKrw: 10_000, refund: null }))
    expect(heading()).toBe('환불한 결제예요.')
    expect(rows()).toContain('환불한 금액: 10,000원')
    expect(rows()).toContain('상태: 환불 완료')
    expect(screen.queryByRole('link', { name: '젬으로 바꾸기' })).toBeNull()
    cleanup()
    openSuccess(anOrder({ isRefunding: true, refund: null }))
    expect(heading()).toBe('환불하고 있어요.')
  })

  it('is shown as not paid', () => {
    openSuccess(anOpenOrder({ status: 'failed', failure: 'declined' }))
    expect(heading()).toBe('카드사에서 결제를 승인하지 않았어요.')
    expect(screen.getByText('돈은 나가지 않았어요.')).toBeDefined()
    expect(hrefOf('다시 결제하기')).toBe('/coin/store?sku=coin-100')
  })

  it('says of a test that no money moved', () => {
    openSuccess(anOrder({ provider: 'test' }))
    expect(within(document.body).getByText(/실제로 돈이 나가지 않았어요/)).toBeDefined()
  })
})
