'use client'

import { useEffect } from 'react'
import type { Order } from '@doran/contract'
import { ZoneLink, numberLabel, routes, wonLabel } from '@doran/site/core'
import { Card, Money, announce, buttonClass } from '@doran/ui'
import { packWords, receiptMoment, statusWords } from '../../../lib/order-words'
import { coinShopPath, ownNext } from '../../../lib/wallet-paths'
import { OrderFrame, OrderHead } from './order-frame'
import { useCountUp } from './use-count-up'

type ReceiptProps = {
  order: Order
  /** Whether the person waited for it. */
  isNew: boolean
}

/** A payment that was made, also where some of it was paid back. */
export function Receipt({ order, isNew }: ReceiptProps) {
  const title = titleOf(order)
  const next = ownNext(order.next)
  const gems = routes.gemstone.path()
  // What came in is there to be used, unless the person is on the way to the gems anyway.
  const leadsToGems =
    order.status === 'paid' && !order.isRefunding && next?.split(/[?#]/)[0] !== gems
  useEffect(() => {
    if (isNew) announce(title)
  }, [isNew, title])
  return (
    <OrderFrame>
      <OrderHead title={title}>
        {order.provider === 'test' && <p>테스트 결제예요. 실제로 돈이 나가지 않았어요.</p>}
      </OrderHead>
      <Card as="section" aria-label="영수증" isMine className="mt-6">
        <dl className="flex flex-col gap-3">
          {rowsOf(order).map(({ name, value }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-text-2">{name}</dt>
              <dd className="min-w-0 tabular-nums">{value}</dd>
            </div>
          ))}
          {order.balanceAfter !== null && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
              <dt className="font-semibold">지금 가진 코인</dt>
              <dd>
                <Balance order={order} balance={order.balanceAfter} isNew={isNew} />
              </dd>
            </div>
          )}
        </dl>
      </Card>
      <div className="mt-8 flex flex-wrap gap-3">
        {next && (
          <ZoneLink href={next} className={buttonClass({})}>
            하던 것 이어 하기
          </ZoneLink>
        )}
        <ZoneLink
          href={coinShopPath({ part: 'orders' })}
          className={buttonClass({ kind: 'secondary' })}
        >
          결제 내역 보기
        </ZoneLink>
        {leadsToGems && (
          <ZoneLink href={gems} className={buttonClass({ kind: 'quiet' })}>
            젬으로 바꾸기
          </ZoneLink>
        )}
        {!next && (
          <ZoneLink href={routes.home.path()} className={buttonClass({ kind: 'quiet' })}>
            홈으로
          </ZoneLink>
        )}
      </div>
    </OrderFrame>
  )
}

type BalanceProps = { order: Order; balance: number; isNew: boolean }

function Balance({ order: { coins, bonus }, balance, isNew }: BalanceProps) {
  const before = isNew ? Math.max(0, balance - coins - bonus) : null
  const shown = useCountUp(before, balance)
  return (
    <>
      <span aria-hidden="true">
        <Money currency="coin" amount={shown} size={20} className="text-h3 font-extrabold" />
      </span>
      <span className="sr-only">{numberLabel(balance)}개</span>
    </>
  )
}

function titleOf({ status, isRefunding }: Order): string {
  if (isRefunding) return '환불하고 있어요.'
  return status === 'paid' ? '결제를 마쳤어요.' : '환불한 결제예요.'
}

function rowsOf(order: Order) {
  const { id, amountKrw, refundedKrw, method, paidAt, status } = order
  return [
    { name: '주문 번호', value: id },
    { name: '상품', value: packWords(order) },
    { name: '금액', value: wonLabel(amountKrw) },
    ...(method === null ? [] : [{ name: '결제 수단', value: method }]),
    ...(paidAt === null ? [] : [{ name: '결제한 때', value: receiptMoment(paidAt) }]),
    ...(status === 'paid' ? [] : [{ name: '상태', value: statusWords(order) }]),
    ...(refundedKrw > 0 ? [{ name: '환불한 금액', value: wonLabel(refundedKrw) }] : []),
  ]
}
