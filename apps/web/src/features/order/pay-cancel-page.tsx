'use client'

import { useApi } from '@doran/api-client/react'
import type { Order } from '@doran/contract'
import { OrderScreen } from './internal/order-screen'
import { failureWords } from './internal/payment-failure'
import { cancelPath, type CancelAddress } from './order-address'

type PayCancelPageProps = {
  /** Undefined where nobody could say who it is. */
  memberId: string | undefined
  address: CancelAddress
  /** As the server read it; null where it could not. */
  order: Order | null
}

/** Where a provider sends a person who did not pay; a payment that was made all the same is shown as one. */
export function PayCancelPage({ memberId, address, order }: PayCancelPageProps) {
  const api = useApi()
  const { orderId, code } = address
  const cancel = () =>
    api.call('POST /v1/order/{id}/cancel', {
      params: { id: orderId },
      body: { code },
      idempotencyKey: `cancel-${orderId.replaceAll('-', '')}`,
    })
  return (
    <OrderScreen
      memberId={memberId}
      here={cancelPath(address)}
      orderId={orderId}
      given={order}
      ask={cancel}
      waiting={{
        title: failureWords(code),
        words: '결제가 어떻게 끝났는지 확인하고 있어요. 창을 닫아도 안전해요.',
      }}
    />
  )
}
