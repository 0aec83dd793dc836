import type { Metadata } from 'next'
import { findable, pausable, serverApi } from '@doran/site/server'
import { loginPath } from '@doran/site/session'
import { redirect } from 'next/navigation'
import { env } from '../../../../env'
import { redirectToConsent } from '../../../../lib/redirect-to-consent'
import { readMe } from '../../../../features/me/read-me'
import { cancelPath, readCancelAddress } from '../../../../features/order/order-address'
import { PayCancelPage } from '../../../../features/order/pay-cancel-page'
import { readOrder } from '../../../../features/order/read-order'
import type { AddressQuery } from '../../../../lib/address-value'

export const metadata: Metadata = { robots: { index: false } }

type Props = { searchParams: Promise<AddressQuery> }

export default pausable(
  findable(async function PayCancelRoute({ searchParams }: Props) {
    const address = readCancelAddress(await searchParams)
    if (address === null) return null
    const api = await serverApi(env)
    const [me, order] = await Promise.all([readMe(api), readOrder(api, address.orderId)])
    const here = cancelPath(address)
    if (me === 'visitor') redirect(loginPath({ next: here, reason: 'wallet' }))
    redirectToConsent(me, here)
    if (order === 'absent') return null
    return (
      <main id="main" tabIndex={-1}>
        <PayCancelPage memberId={me?.id} address={address} order={order} />
      </main>
    )
  }),
)
