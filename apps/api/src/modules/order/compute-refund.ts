import type { RefundQuote } from '@doran/contract'
import { MONEY } from '@doran/contract/limits'

/** What was bought, what is left of it, and what went back before. */
export type Refundable = {
  coins: number
  bonus: number
  amountKrw: number
  paidAt: Date
  /** Paid coins that are unused and have not expired. */
  coinsLeft: number
  bonusLeft: number
  /** Bonus coins that were spent; what expired was not. */
  bonusSpent: number
  /** Sums of earlier refunds. */
  earlier: { coins: number; bonus: number; usedBonus: number }
}

const DAY_MS = 86_400_000

/**
 * What a refund comes to, in whole won: unused paid coins at what was paid for them. The bonus goes in proportion to
 * the coins that do; as far as it was spent, it is taken off at a paid coin's worth. After the first days a fee of a
 * part, rounded down. Null where nothing would come back.
 */
export function computeRefund(order: Refundable, now: Date): RefundQuote | null {
  const { coins, bonus, amountKrw, coinsLeft, bonusLeft, bonusSpent, earlier } = order
  if (coinsLeft <= 0) return null
  const dueInAll = Math.ceil((bonus * (coinsLeft + earlier.coins)) / coins)
  const due = Math.max(0, dueInAll - earlier.bonus - earlier.usedBonus)
  const unspent = bonus - bonusSpent - earlier.bonus
  const usedBonus = Math.min(coinsLeft, Math.max(0, due - unspent))
  const worthKrw = Math.floor((amountKrw * (coinsLeft - usedBonus)) / coins)
  const isWhole = now.getTime() <= order.paidAt.getTime() + MONEY.fullRefundDays * DAY_MS
  const feeKrw = isWhole ? 0 : Math.floor(worthKrw * MONEY.refundFee)
  if (worthKrw - feeKrw <= 0) return null
  return {
    amountKrw: worthKrw - feeKrw,
    coins: coinsLeft,
    bonus: Math.min(bonusLeft, due),
    usedBonus,
    feeKrw,
  }
}
