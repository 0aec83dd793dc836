'use client'

import { useApi } from '@doran/api-client/react'
import type { Order } from '@doran/contract'
import { OrderScreen } from './internal/order-screen'
import { paidPath, type PaidAddress } from './order-address'

type PaySuccessPageProps = {
  /** Undefined where nobody could say who it is. */
  memberId: string | undefined
  address: PaidAddress
  /** As the server read it; null where it could not. */
  order: Order | null
}

/** Where a provider sends a person who paid: only the server says whether they did. */
export function PaySuccessPage({ memberId, address, order }: PaySuccessPageProps) {
  const api = useApi()
  const { orderId, paymentKey, amount } = address
  const confirm = () =>
    api.call('POST /v1/order/{id}/confirm', {
      params: { id: orderId },
      body: { ...(paymentKey !== null && { paymentKey }), ...(amount !== null && { amount }) },
      idempotencyKey: keyOf(address),
    })
  return (
    <OrderScreen
      memberId={memberId}
      here={paidPath(address)}
      orderId={orderId}
      given={order}
      ask={confirm}
      waiting={{
        title: '결제 확인',
        words: '결제를 확인하고 있어요. 창을 닫아도 안전해요.',
      }}
    />
  )
}

/** The same for every reload; a link without the payment's key asks for something else. */
function keyOf({ orderId, paymentKey }: PaidAddress): string {
  return `${paymentKey === null ? 'settle' : 'confirm'}-${orderId.replaceAll('-', '')}`
}
