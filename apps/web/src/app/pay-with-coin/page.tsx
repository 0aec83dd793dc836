import type { Metadata } from 'next'
import { routes } from '@doran/site/core'
import { findable, pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { redirectToConsent } from '../../lib/redirect-to-consent'
import { readMe } from '../../features/me/read-me'
import { payPath, readPayAddress } from '../../features/pay/pay-address'
import { PayPage } from '../../features/pay/pay-page'
import { readPayment } from '../../features/pay/read-payment'
import type { AddressQuery } from '../../lib/address-value'

type PageProps = { searchParams: Promise<AddressQuery> }

export const metadata: Metadata = { robots: { index: false }, openGraph: { title: '코인 결제' } }

async function PayRoute({ searchParams }: PageProps) {
  const { article, next } = readPayAddress(await searchParams)
  if (!article) return null
  const api = await serverApi(env)
  const me = await readMe(api)
  redirectToConsent(me, payPath(article, next))
  const payment =
    me === 'visitor' ? { quote: null, isVisitor: true } : await readPayment(api, article)
  if (!payment) return null
  return (
    <SitePage bar={{ area: { name: '코인 결제', href: routes.coinShop.path() } }}>
      <PayPage
        article={article}
        next={next}
        payment={payment}
        memberId={me === 'visitor' ? undefined : me?.id}
      />
    </SitePage>
  )
}

export default pausable(findable(PayRoute))
