import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Order } from '@doran/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { ORDER_ID, anOpenOrder, anOrder } from '../../testing/an-order'
import { openShop, refusal } from './internal/testing/open-shop.fake'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const REFUND = 'POST /v1/order/{id}/refund'
const ONE = 'GET /v1/order/{id}'
const MINE = 'GET /v1/order/my'

const params = { id: ORDER_ID }
const pageOf = (items: Order[], nextCursor: string | null = null) => ({ items, nextCursor })
const open = (items: Order[], replies: Record<string, unknown[]> = {}) =>
  openShop({ own: { orders: pageOf(items) }, replies })
const history = () => within(screen.getByRole('region', { name: '결제 내역' }))

async function ask() {
  fireEvent.click(history().getByRole('button', { name: /환불$/ }))
  return within(await screen.findByRole('alertdialog', { name: '환불받을까요?' }))
}
const amounts = (dialog: Awaited<ReturnType<typeof ask>>, group: string) =>
  within(dialog.getByRole('region', { name: group }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

it('lists what was paid, with its status in words and a way to its receipt', () => {
  open([
    anOrder(),
    anOpenOrder({ id: ORDER_ID.replace('a1', 'a2') }),
    anOrder({
      id: ORDER_ID.replace('a1', 'a3'),
      status: 'partially_refunded',
      refundedKrw: 9_000,
      refund: null,
    }),
    anOpenOrder({ id: ORDER_ID.replace('a1', 'a4'), status: 'cancelled' }),
  ])
  const rows = history().getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain('코인 100개 + 보너스 8개')
  expect(rows[0]?.textContent).toContain('10,000원')
  expect(rows[0]?.textContent).toContain('2026년 11월 24일 오후 2:01')
  expect(rows[0]?.textContent).toContain('결제 완료')
  expect(rows[1]?.textContent).toContain('결제 대기 중')
  expect(rows[2]?.textContent).toContain('환불한 금액 9,000원')
  expect(rows[3]?.textContent).toContain('결제 전 취소')
  expect(history().getAllByRole('button')).toHaveLength(1)
  expect(history().getAllByRole('link')[0]?.getAttribute('href')).toBe(
    `/general/store/success?orderId=${ORDER_ID}`,
  )
})

it('is empty, or cannot be read', () => {
  open([])
  expect(history().getByText('아직 충전한 적이 없어요.')).toBeDefined()
  cleanup()
  openShop({ own: { orders: null } })
  expect(history().getByText(/결제 내역을 불러오지 못했어요/)).toBeDefined()
})

it('goes on page by page', async () => {
  const older = anOrder({ id: ORDER_ID.replace('a1', 'b1'), createdAt: '2026-10-01T00:00:00.000Z' })
  const { inputsOf } = openShop({
    query: { next: '/me' },
    own: { orders: pageOf([anOrder()], 'c1') },
    replies: { [MINE]: [pageOf([older])] },
  })
  const more = history().getByRole('link', { name: '더 보기' })
  expect(more.getAttribute('href')).toBe('/coin/store?next=%2Fme&cursor=c1')
  fireEvent.click(more)
  await waitFor(() => expect(history().getAllByRole('listitem')).toHaveLength(2))
  expect(inputsOf(MINE)).toEqual([{ query: { limit: 10, cursor: 'c1' } }])
})

it('says to the last won what comes back, before anything is sent', async () => {
  const refund = { amountKrw: 6_930, coins: 80, bonus: 4, usedBonus: 3, feeKrw: 770 }
  const { inputsOf } = open([anOrder({ refund })])
  const dialog = await ask()
  expect(amounts(dialog, '코인')).toEqual([
    '충전한 코인 코인 100개',
    '쓴 코인 −20개',
    '남은 코인 코인 80개',
    '함께 회수하는 보너스 코인 4개',
  ])
  expect(amounts(dialog, '금액')).toEqual([
    '결제한 금액 10,000원',
    '쓴 코인과 쓴 보너스 3개 값 −2,300원',
    '수수료를 빼기 전 금액 7,700원',
    '수수료 10% (7일 지남) −770원',
    '돌려받는 금액 6,930원',
  ])
  expect(dialog.getByRole('button', { name: '6,930원 환불받기' })).toBeDefined()
  expect(inputsOf(REFUND)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: '취소' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(inputsOf(REFUND)).toEqual([])
})

it('names no fee and no bonus where there is none', async () => {
  open([anOrder({ refund: { amountKrw: 1_000, coins: 10, bonus: 0, usedBonus: 0, feeKrw: 0 } })])
  const dialog = await ask()
  expect(amounts(dialog, '코인')).toEqual([
    '충전한 코인 코인 100개',
    '쓴 코인 −90개',
    '남은 코인 코인 10개',
  ])
  expect(amounts(dialog, '금액')).toEqual([
    '결제한 금액 10,000원',
    '쓴 코인 값 −9,000원',
    '돌려받는 금액 1,000원',
  ])
})

it('takes off a spent bonus by itself where no paid coin was used', async () => {
  open([anOrder({ refund: { amountKrw: 9_200, coins: 100, bonus: 0, usedBonus: 8, feeKrw: 0 } })])
  const dialog = await ask()
  expect(amounts(dialog, '금액')).toEqual([
    '결제한 금액 10,000원',
    '쓴 보너스 8개 값 −800원',
    '돌려받는 금액 9,200원',
  ])
  expect(dialog.getByRole('link', { name: '바꾼 젬 되돌리기' })).toBeDefined()
})

it('tells coins of an earlier refund not apart from spent ones', async () => {
  const refund = { amountKrw: 1_000, coins: 10, bonus: 0, usedBonus: 0, feeKrw: 0 }
  open([anOrder({ status: 'partially_refunded', refundedKrw: 8_000, refund })])
  const dialog = await ask()
  expect(amounts(dialog, '코인')[1]).toBe('쓰거나 이미 환불한 코인 −90개')
  expect(amounts(dialog, '금액')[1]).toBe('쓰거나 이미 환불한 코인 값 −9,000원')
})

it('says that exchanged gems may go back first, only where something was spent', async () => {
  open([anOrder()])
  const whole = await ask()
  expect(whole.queryByText(/코인으로 되돌리면/)).toBeNull()
  cleanup()
  open([anOrder({ refund: { amountKrw: 8_000, coins: 80, bonus: 8, usedBonus: 0, feeKrw: 0 } })])
  const dialog = await ask()
  expect(dialog.getByText(/7일 안에 쓰지 않은 만큼 먼저 코인으로 되돌리면/)).toBeDefined()
  expect(dialog.getByRole('link', { name: '바꾼 젬 되돌리기' }).getAttribute('href')).toBe(
    '/doran-tales/gemstone',
  )
})

it('pays back what was shown, and shows the order as it is now', async () => {
  const after = anOrder({ status: 'refunded', refundedKrw: 10_000, refund: null })
  const { inputsOf, refresh } = open([anOrder()], { [REFUND]: [after] })
  const dialog = await ask()
  fireEvent.click(dialog.getByRole('button', { name: '10,000원 환불받기' }))
  await screen.findByText('10,000원을 환불했어요.')
  expect(inputsOf(REFUND)).toEqual([
    {
      params,
      body: { amountKrw: 10_000 },
      idempotencyKey: expect.stringMatching(/^[\w-]{10,40}$/),
    },
  ])
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(history().getByText('환불 완료')).toBeDefined()
  expect(history().queryByRole('button')).toBeNull()
  expect(refresh).toHaveBeenCalledOnce()
})

it('promises nothing while the provider has not answered', async () => {
  open([anOrder()], { [REFUND]: [anOrder({ isRefunding: true, refund: null })] })
  const dialog = await ask()
  fireEvent.click(dialog.getByRole('button', { name: /환불받기/ }))
  await screen.findByText('환불을 신청했어요. 끝나면 알림으로 알려 드릴게요.')
  expect(history().getByText('환불 중')).toBeDefined()
})

it('shows the new amount where it has changed, and asks again', async () => {
  const refund = { amountKrw: 9_000, coins: 90, bonus: 8, usedBonus: 0, feeKrw: 0 }
  const changed = refusal('REFUND_CHANGED', 409, '환불할 금액이 달라졌어요. 다시 확인해 주세요.')
  const { inputsOf } = open([anOrder()], {
    [REFUND]: [changed, anOrder({ status: 'partially_refunded', refund: null })],
    [ONE]: [anOrder({ refund })],
  })
  const dialog = await ask()
  fireEvent.click(dialog.getByRole('button', { name: '10,000원 환불받기' }))
  await dialog.findByText('환불할 금액이 달라졌어요. 다시 확인해 주세요.')
  fireEvent.click(dialog.getByRole('button', { name: '9,000원 환불받기' }))
  await screen.findByText('9,000원을 환불했어요.')
  const [first, second] = inputsOf(REFUND)
  expect(second?.['body']).toEqual({ amountKrw: 9_000 })
  expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey'])
})

it('closes where nothing is left to pay back', async () => {
  open([anOrder()], {
    [REFUND]: [refusal('REFUND_CHANGED')],
    [ONE]: [anOrder({ refund: null })],
  })
  const dialog = await ask()
  fireEvent.click(dialog.getByRole('button', { name: /환불받기/ }))
  await screen.findByText('이 주문에는 환불할 코인이 남아 있지 않아요.')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('repeats the same refund where nobody knows whether it was done', async () => {
  const { inputsOf } = open([anOrder()], {
    [REFUND]: [refusal('NETWORK', 0), anOrder({ status: 'refunded', refund: null })],
  })
  const dialog = await ask()
  const press = () => fireEvent.click(dialog.getByRole('button', { name: /환불받기/ }))
  press()
  await dialog.findByText(/다시 눌러도 한 번만 환불돼요/)
  press()
  await screen.findByText('10,000원을 환불했어요.')
  const keys = inputsOf(REFUND).map(({ idempotencyKey }) => idempotencyKey)
  expect(keys[0]).toBe(keys[1])
})

it('is not offered to a short-time sign-in', () => {
  openShop({ buyer: 'limited', own: { orders: pageOf([anOrder()]) } })
  expect(history().queryByRole('button', { name: /환불/ })).toBeNull()
})
