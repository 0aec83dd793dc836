import { useId } from 'react'
import type { Order, RefundQuote } from '@doran/contract'
import { MONEY } from '@doran/contract/limits'
import { amountLabel, numberLabel, wonLabel } from '@doran/site/core'

type Sums = { order: Order; quote: RefundQuote }

/** Whether something of the order was used, so that there may be gems to give back first. */
export const hasSpent = ({ coins }: Order, quote: RefundQuote) =>
  quote.coins < coins || quote.usedBonus > 0

/** A refund as two sums that each add up: of coins, and of won. */
export function RefundSums(sums: Sums) {
  return (
    <div className="mt-4 flex flex-col gap-4 tabular-nums">
      <Group title="코인" rows={coinRows(sums)} />
      <Group title="금액" rows={wonRows(sums)} />
    </div>
  )
}

type Row = { name: string; value: string; isShown?: boolean; isSum?: boolean }

function coinRows({ order: { coins, refundedKrw }, quote }: Sums): Row[] {
  const gone = coins - quote.coins
  return [
    { name: '충전한 코인', value: amountLabel('coin', coins) },
    // How many coins earlier refunds took is not told.
    {
      name: refundedKrw > 0 ? '쓰거나 이미 환불한 코인' : '쓴 코인',
      value: `−${numberLabel(gone)}개`,
      isShown: gone > 0,
    },
    { name: '남은 코인', value: amountLabel('coin', quote.coins), isSum: true },
    {
      name: '함께 회수하는 보너스',
      value: amountLabel('coin', quote.bonus),
      isShown: quote.bonus > 0,
    },
  ]
}

function wonRows({ order, quote }: Sums): Row[] {
  const { amountKrw, feeKrw } = quote
  const worthKrw = amountKrw + feeKrw
  const goneKrw = order.amountKrw - worthKrw
  return [
    { name: '결제한 금액', value: wonLabel(order.amountKrw) },
    { name: goneName(order, quote), value: `−${wonLabel(goneKrw)}`, isShown: goneKrw > 0 },
    {
      name: '수수료를 빼기 전 금액',
      value: wonLabel(worthKrw),
      isShown: goneKrw > 0 && feeKrw > 0,
    },
    {
      name: `수수료 ${Math.round(MONEY.refundFee * 100)}% (${MONEY.fullRefundDays}일 지남)`,
      value: `−${wonLabel(feeKrw)}`,
      isShown: feeKrw > 0,
    },
    { name: '돌려받는 금액', value: wonLabel(amountKrw), isSum: true },
  ]
}

/** A spent bonus is taken off at a paid coin's worth. */
function goneName({ coins, refundedKrw }: Order, quote: RefundQuote): string {
  const paid = refundedKrw > 0 ? '쓰거나 이미 환불한 코인' : '쓴 코인'
  const bonus = `쓴 보너스 ${numberLabel(quote.usedBonus)}개`
  if (quote.usedBonus === 0) return `${paid} 값`
  return quote.coins < coins ? `${paid}과 ${bonus} 값` : `${bonus} 값`
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-sm font-semibold text-text">
        {title}
      </h3>
      <dl className="mt-1 flex flex-col gap-1">
        {rows.map(
          ({ name, value, isShown = true, isSum = false }) =>
            isShown && (
              <div
                key={name}
                className={`flex flex-wrap justify-between gap-x-4 ${isSum ? 'border-t border-line pt-1 font-semibold text-text' : ''}`}
              >
                <dt>{name}</dt>
                <dd className="ml-auto text-text">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
