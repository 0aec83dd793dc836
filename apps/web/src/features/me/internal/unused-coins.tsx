import { callQuery, useApi } from '@doran/api-client/react'
import type { Order, Wallet } from '@doran/contract'
import { amountLabel, renderZoneLink, wonLabel } from '@doran/site/core'
import { LinkButton } from '@doran/ui'
import { useQuery } from '@tanstack/react-query'
import { packWords, receiptMoment } from '../../../lib/order-words'
import { coinShopPath } from '../../../lib/wallet-paths'

/** As many as one page of the API has. */
const ORDERS = 50

/** Before leaving: coins that were paid for and not used, and the way to have them paid back. */
export function UnusedCoins() {
  const api = useApi()
  // Of this member alone: nothing is kept for who comes next.
  const kept = { gcTime: 0 }
  const wallet = useQuery({ ...callQuery(api, 'GET /v1/wallet', {}), ...kept })
  const orders = useQuery({
    ...callQuery(api, 'GET /v1/order/my', { query: { limit: ORDERS } }),
    ...kept,
  })
  const coins = paidCoins(wallet.data)
  if (coins === 0) return null
  const refundable = refundableOf(orders.data?.items ?? [])
  return (
    <section
      aria-labelledby="unused-coins"
      className="corner-card mb-5 border border-line-strong px-4 py-4"
    >
      <h3 id="unused-coins" className="font-semibold">
        쓰지 않은 코인이 있어요
      </h3>
      <p className="prose-ko mt-1 text-text-2">
        충전하고 쓰지 않은 {amountLabel('coin', coins)}가 남아 있어요. 탈퇴하면 함께 없어지니 먼저
        환불받아 주세요.
      </p>
      {refundable.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2 text-sm">
          {refundable.map(({ id, when, what, amountKrw }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span className="text-text-2">
                {when} · {what}
              </span>
              <span className="ml-auto tabular-nums">{wonLabel(amountKrw)} 환불</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        <LinkButton
          href={coinShopPath({ part: 'orders' })}
          kind="secondary"
          renderLink={renderZoneLink}
        >
          결제 내역 보기
        </LinkButton>
      </div>
    </section>
  )
}

function paidCoins(wallet: Wallet | undefined): number {
  const parts = wallet?.coin.parts.filter(({ origin }) => origin === 'paid') ?? []
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

function refundableOf(orders: readonly Order[]) {
  return orders.flatMap((order) => {
    const { id, refund, paidAt, createdAt } = order
    if (refund === null) return []
    const { amountKrw } = refund
    return [{ id, when: receiptMoment(paidAt ?? createdAt), what: packWords(order), amountKrw }]
  })
}
