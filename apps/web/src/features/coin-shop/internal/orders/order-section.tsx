'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Order } from '@doran/contract'
import { MoreLink } from '@doran/site/core'
import { createListHook, type ListPage } from '@doran/site/session'
import { ordersQuery } from '../../read-coin-shop'
import { ListBox } from '../list-box'
import { PartFailed } from '../part-failed'
import { OrderRow } from './order-row'
import { RefundDialog } from './refund-dialog'

const useOrders = createListHook<Order>({
  idOf: ({ id }) => id,
  placeOf: ({ createdAt }) => createdAt,
})

type OrderSectionProps = {
  /** Null where they could not be read. */
  first: ListPage<Order> | null
  /** Where it begins, if not with the newest. */
  from: string | null
  canRefund: boolean
  /** The address of the page, to which the place of the next page is added. */
  href: string
}

/** What a member paid for, newest first. */
export function OrderSection({ first, ...rest }: OrderSectionProps) {
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="scroll-mt-20 text-h3 font-extrabold">
        결제 내역
      </h2>
      {first ? (
        <OrderList first={first} {...rest} />
      ) : (
        <PartFailed>결제 내역을 불러오지 못했어요. 내역은 그대로 있어요.</PartFailed>
      )}
    </section>
  )
}

function OrderList({
  first,
  from,
  canRefund,
  href,
}: OrderSectionProps & { first: ListPage<Order> }) {
  const api = useApi()
  const orders = useOrders({
    name: `orders ${from}`,
    first,
    sort: 'new',
    read: (cursor) => api.call('GET /v1/order/my', { query: ordersQuery(cursor) }),
  })
  const [asked, setAsked] = useState<{ order: Order; isOpen: boolean } | null>(null)
  const close = () => setAsked((shown) => shown && { ...shown, isOpen: false })
  const show = (order: Order) => {
    orders.change(order.id, () => order)
    setAsked((shown) => shown && { ...shown, order })
  }
  return (
    <ListBox box={orders.focus.box}>
      {orders.items.length === 0 ? (
        <p className="corner-card mt-3 bg-surface-1 px-5 py-5 text-text-2">
          아직 충전한 적이 없어요.
        </p>
      ) : (
        <ul className="corner-card mt-3 divide-y divide-line overflow-clip bg-surface-1">
          {orders.items.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              onRefund={canRefund ? () => setAsked({ order, isOpen: true }) : null}
            />
          ))}
        </ul>
      )}
      <MoreLink
        href={href}
        cursor={orders.nextCursor}
        isLoading={orders.isLoading}
        problem={orders.problem}
        onMore={() => void orders.loadMore()}
      />
      {asked && (
        <RefundDialog
          key={asked.order.id}
          order={asked.order}
          isOpen={asked.isOpen}
          onClose={close}
          onChanged={show}
        />
      )}
    </ListBox>
  )
}
