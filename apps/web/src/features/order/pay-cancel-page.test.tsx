import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ORDER_ID, anOpenOrder, anOrder } from '../../testing/an-order'
import { CANCEL, LOOK, openCancel, refusal } from './internal/testing/open-order.fake'
import { paidPath, readCancelAddress, readPaidAddress } from './order-address'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const NO_MONEY = '돈은 나가지 않았어요.'
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('a payment that was not made', () => {
  it('is closed by the server, which alone says that no money moved', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const closed = anOpenOrder({ status: 'cancelled', failure: 'user_cancel', next: '/me' })
    const { inputsOf } = openCancel(anOpenOrder(), 'user_cancel', {
      [CANCEL]: [refusal('NETWORK', 0), closed],
    })
    expect(heading()).toBe('결제를 취소했어요.')
    await pass(1_000)
    expect(screen.queryByText(NO_MONEY)).toBeNull()
    await pass(2_000)
    expect(screen.getByText(NO_MONEY)).toBeDefined()
    const call = {
      params: { id: ORDER_ID },
      body: { code: 'user_cancel' },
      idempotencyKey: `cancel-${ORDER_ID.replaceAll('-', '')}`,
    }
    expect(inputsOf(CANCEL)).toEqual([call, call])
    expect(hrefOf('다시 결제하기')).toBe('/coin/store?sku=coin-100&next=%2Fme')
    expect(hrefOf('다른 방법으로')).toBe('/coin/store?next=%2Fme')
    expect(hrefOf('돌아가기')).toBe('/me')
  })

  it.each([
    ['user_cancel', '결제를 취소했어요.'],
    ['limit', '카드 한도를 넘었어요.'],
    ['timeout', '결제 시간이 지났어요.'],
    ['declined', '카드사에서 결제를 승인하지 않았어요.'],
    ['other', '결제하지 못했어요.'],
  ] as const)('says why in plain words: %s', (failure, words) => {
    openCancel(anOpenOrder({ status: 'failed', failure }), 'other')
    expect(heading()).toBe(words)
    expect(screen.getByText(NO_MONEY)).toBeDefined()
    expect(hrefOf('돌아가기')).toBe('/')
  })
})

describe('a payment that is not over', () => {
  it('says nothing of the money while it may still be paid', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const pending = anOpenOrder({ status: 'pending' })
    openCancel(anOpenOrder(), 'timeout', {
      [CANCEL]: [pending],
      [LOOK]: Array.from({ length: 9 }, () => pending),
    })
    await pass(16_000)
    expect(screen.queryByText(NO_MONEY)).toBeNull()
    expect(screen.getByText(/확인이 길어지고 있어요/)).toBeDefined()
  })

  it('is a receipt where it was made all the same', async () => {
    openCancel(anOpenOrder(), 'user_cancel', { [CANCEL]: [anOrder()] })
    await findHeading('결제를 마쳤어요.')
    expect(screen.queryByText(NO_MONEY)).toBeNull()
  })

  it('is closed under one key, whatever the address says later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openCancel(anOpenOrder(), 'limit', {
      [CANCEL]: [refusal('KEY_REUSED')],
      [LOOK]: [anOpenOrder({ status: 'cancelled', failure: 'user_cancel' })],
    })
    await pass(2_500)
    expect(heading()).toBe('결제를 취소했어요.')
  })
})

describe('the address', () => {
  const codeOf = (code?: string) => readCancelAddress({ orderId: ORDER_ID, code })?.code

  it('may bear our codes and Toss’s; without one the person turned back', () => {
    expect(['limit', undefined, 'PAY_PROCESS_CANCELED', 'PAY_PROCESS_ABORTED'].map(codeOf)).toEqual(
      ['limit', 'user_cancel', 'user_cancel', 'other'],
    )
    const toss = ['REJECT_CARD_COMPANY', 'EXCEED_MAX_PAYMENT_AMOUNT', 'NOT_FOUND_PAYMENT_SESSION']
    expect(toss.map(codeOf)).toEqual(['declined', 'limit', 'timeout'])
    expect(['SOMETHING_NEW', 'toString'].map(codeOf)).toEqual(['other', 'other'])
  })

  it('names one order, or is none of ours', () => {
    expect(readCancelAddress({})).toBeNull()
    expect(readPaidAddress({ orderId: '../me' })).toBeNull()
    // Toss names it once more.
    expect(readPaidAddress({ orderId: [ORDER_ID, ORDER_ID] })?.orderId).toBe(ORDER_ID)
    expect(readPaidAddress({ orderId: [ORDER_ID, 'other'] })).toBeNull()
    const read = readPaidAddress({ orderId: ORDER_ID, amount: '1e99', paymentKey: '' })
    expect(read).toEqual({ orderId: ORDER_ID, amount: null, paymentKey: null })
    expect(read && paidPath(read)).toBe(`/general/store/success?orderId=${ORDER_ID}`)
  })
})
