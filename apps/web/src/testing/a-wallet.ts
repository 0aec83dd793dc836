import type { LedgerLine, Wallet } from '@doran/contract'

export function aWallet(over: Partial<Wallet> = {}): Wallet {
  return {
    coin: {
      total: 108,
      parts: [
        { origin: 'paid', amount: 100, expiresAt: '2031-11-24T05:01:00.000Z' },
        { origin: 'bonus', amount: 8, expiresAt: '2027-11-24T05:01:00.000Z' },
      ],
    },
    rune: { total: 1_240, parts: [], earnedThisWeek: 6 },
    gem: {
      total: 50,
      parts: [],
      held: 0,
      daily: 20,
      nextFillAt: '2026-11-24T15:00:00.000Z',
    },
    ...over,
  }
}

export function aLine(over: Partial<LedgerLine> = {}): LedgerLine {
  return {
    id: '1',
    currency: 'coin',
    kind: 'purchase',
    delta: 108,
    balanceAfter: 108,
    paidPart: 100,
    title: '코인 충전',
    memo: null,
    orderId: null,
    createdAt: '2026-11-24T05:01:00.000Z',
    ...over,
  }
}
