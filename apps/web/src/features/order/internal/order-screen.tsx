'use client'

import { useEffect, useRef } from 'react'
import type { Order } from '@doran/contract'
import { useEventLog } from '@doran/site/core'
import { SignInFirst, WhileSignedIn } from '@doran/site/session'
import { isSettled } from './follow-order'
import { NotPaid } from './not-paid'
import { OrderProblem } from './order-problem'
import { Receipt } from './receipt'
import { useSettledOrder } from './use-settled-order'
import { Waiting } from './waiting'

type OrderScreenProps = FollowedProps & {
  /** Undefined where nobody could say who it is. */
  memberId: string | undefined
  /** Where a person comes back to after signing in again. */
  here: string
}

type FollowedProps = {
  orderId: string
  /** As the server read it; null where it could not. */
  given: Order | null
  /** Has the server find out what became of it; the same intention however often it is asked. */
  ask: () => Promise<Order>
  waiting: { title: string; words: string }
}

/** What an order is, whichever way the person came back from paying. */
export function OrderScreen({ memberId, here, ...followed }: OrderScreenProps) {
  return (
    <WhileSignedIn
      memberId={memberId}
      next={here}
      otherwise={
        <SignInFirst level={1} title="로그아웃됐어요." next={here} reason="expired">
          다시 로그인하면 이 화면으로 돌아와요.
        </SignInFirst>
      }
    >
      <FollowedOrder {...followed} />
    </WhileSignedIn>
  )
}

function FollowedOrder({ orderId, given, ask, waiting }: FollowedProps) {
  const { order, isNew, isSlow, problem } = useSettledOrder({ orderId, given, ask })
  useLogPurchase(order, isNew)
  if (problem) return <OrderProblem problem={problem} orderId={orderId} />
  if (!isSettled(order)) return <Waiting {...waiting} isSlow={isSlow} />
  if (order.status === 'failed' || order.status === 'cancelled')
    return <NotPaid order={order} isNew={isNew} />
  return <Receipt order={order} isNew={isNew} />
}

/** A reload shows the same receipt and is no other purchase. */
function useLogPurchase(order: Order | null, isNew: boolean) {
  const { log } = useEventLog()
  const logged = useRef(false)
  useEffect(() => {
    if (logged.current || !isNew || order?.status !== 'paid') return
    logged.current = true
    log({
      type: 'purchase',
      object: 'product',
      object_name: order.sku,
      object_attributes: { currency: 'won', amount: order.amountKrw },
    })
  }, [isNew, log, order])
}
