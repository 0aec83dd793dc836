import { ApiError, type ApiErrorCode } from '@doran/api-client'
import type { Order, PaymentFailure } from '@doran/contract'
import { EventLogProvider, type SiteEvent } from '@doran/site/core'
import { aMe, fakeApi } from '@doran/site/testing'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { ORDER_ID } from '../../../../testing/an-order'
import { siteAround } from '../../../../testing/site-around'
import { PayCancelPage } from '../../pay-cancel-page'
import { PaySuccessPage } from '../../pay-success-page'
import type { PaidAddress } from '../../order-address'

export const LOOK = 'GET /v1/order/{id}'
export const CONFIRM = 'POST /v1/order/{id}/confirm'
export const CANCEL = 'POST /v1/order/{id}/cancel'

export function refusal(code: ApiErrorCode, status = 409, field?: string) {
  return new ApiError({ code, status, message: `거절: ${code}`, field })
}

type Replies = Record<string, unknown[]>

const nothing = () => undefined

function open(page: ReactElement, replies: Replies, isLoggedIn = true) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const events: SiteEvent[] = []
  const log = {
    log: (event: SiteEvent) => void events.push(event),
    start: () => nothing,
    touch: nothing,
    refresh: nothing,
    discard: nothing,
    forget: nothing,
  }
  render(<EventLogProvider log={log}>{page}</EventLogProvider>, {
    wrapper: siteAround({ isLoggedIn, api: client }),
  })
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf, events }
}

type Paid = { address?: Partial<PaidAddress>; replies?: Replies; isLoggedIn?: boolean }

/** Back from a provider that names its payment in the address. */
export function openSuccess(order: Order | null, paid: Paid = {}) {
  const { address, replies = {}, isLoggedIn } = paid
  const full = { orderId: ORDER_ID, paymentKey: 'pay_1', amount: 10_000, ...address }
  return open(
    <PaySuccessPage memberId={aMe().id} address={full} order={order} />,
    replies,
    isLoggedIn,
  )
}

export function openCancel(order: Order | null, code: PaymentFailure, replies: Replies = {}) {
  return open(
    <PayCancelPage memberId={aMe().id} address={{ orderId: ORDER_ID, code }} order={order} />,
    replies,
  )
}
