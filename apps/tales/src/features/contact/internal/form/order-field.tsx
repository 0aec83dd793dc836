'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Order } from '@doran/contract'
import { amountLabel, formatDay, wonLabel } from '@doran/site/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PickField } from './pick-field'

type OrderFieldProps = {
  value: string
  error: string | undefined
  onPick: (id: string) => void
}

/** Picks one of a member's payments. */
export function OrderField(props: OrderFieldProps) {
  const api = useApi()
  const [now] = useState(() => new Date())
  const reading = useInfiniteQuery({
    queryKey: ['GET /v1/order/my'],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/order/my', { query: pageParam ? { cursor: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  })
  const orders = reading.data?.pages.flatMap(({ items }) => items)
  return (
    <PickField
      {...props}
      label="어떤 결제인가요? (선택)"
      hint="선택하면 더 빨리 찾아볼 수 있어요."
      nothing="아직 결제한 적이 없어요."
      other="보고 있던 결제"
      options={orders?.map((order) => ({ value: order.id, label: orderWords(order, now) }))}
      reading={reading}
    />
  )
}

function orderWords({ coins, bonus, amountKrw, paidAt, createdAt }: Order, now: Date): string {
  const when = formatDay(new Date(paidAt ?? createdAt), now)
  return [when, amountLabel('coin', coins + bonus), wonLabel(amountKrw)].join(' · ')
}
