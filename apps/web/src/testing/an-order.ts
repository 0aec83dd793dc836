import type { Order } from '@doran/contract'

export const ORDER_ID = '019a5000-0000-7000-8000-0000000000a1'

/** A pack of 100 that was paid an hour ago. */
export function anOrder(over: Partial<Order> = {}): Order {
  return {
    id: ORDER_ID,
    sku: 'coin-100',
    coins: 100,
    bonus: 8,
    amountKrw: 10_000,
    status: 'paid',
    provider: 'toss',
    method: '신용카드',
    failure: null,
    refundedKrw: 0,
    isRefunding: false,
    balanceAfter: 120,
    next: null,
    refund: { amountKrw: 10_000, coins: 100, bonus: 8, usedBonus: 0, feeKrw: 0 },
    createdAt: '2026-11-24T05:00:00.000Z',
    paidAt: '2026-11-24T05:01:00.000Z',
    ...over,
  }
}

/** The same before anything was paid. */
export function anOpenOrder(over: Partial<Order> = {}): Order {
  return anOrder({
    status: 'created',
    method: null,
    balanceAfter: null,
    refund: null,
    paidAt: null,
    ...over,
  })
}
