'use client'

import { useEffect } from 'react'
import type { Order } from '@doran/contract'
import { ZoneLink, routes, wonLabel } from '@doran/site/core'
import { announce, buttonClass } from '@doran/ui'
import { packWords } from '../../../lib/order-words'
import { coinShopPath, ownNext } from '../../../lib/wallet-paths'
import { OrderFrame, OrderHead } from './order-frame'
import { failureWords } from './payment-failure'

/** An order of which the server knows that nothing was paid for it. */
export function NotPaid({ order, isNew }: { order: Order; isNew: boolean }) {
  const title = failureWords(
    order.failure ?? (order.status === 'cancelled' ? 'user_cancel' : 'other'),
  )
  const next = ownNext(order.next)
  useEffect(() => {
    if (isNew) announce(`${title} 돈은 나가지 않았어요.`)
  }, [isNew, title])
  return (
    <OrderFrame>
      <OrderHead title={title}>
        <p>돈은 나가지 않았어요.</p>
        <p className="mt-1 text-sm text-text-3 tabular-nums">
          {packWords(order)} · {wonLabel(order.amountKrw)}
        </p>
      </OrderHead>
      <div className="mt-8 flex flex-wrap gap-3">
        <ZoneLink href={coinShopPath({ sku: order.sku, next })} className={buttonClass({})}>
          다시 결제하기
        </ZoneLink>
        <ZoneLink href={coinShopPath({ next })} className={buttonClass({ kind: 'secondary' })}>
          다른 방법으로
        </ZoneLink>
        <ZoneLink href={next ?? routes.home.path()} className={buttonClass({ kind: 'quiet' })}>
          돌아가기
        </ZoneLink>
      </div>
    </OrderFrame>
  )
}
