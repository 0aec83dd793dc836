import type { Metadata } from 'next'
import type { ApiClient } from '@doran/api-client'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import {
  readSubscriptionsAddress,
  type SubscriptionsAddress,
} from '../../../features/subscriptions/subscriptions-address'
import {
  SubscriptionsPage,
  type SubscriptionsContent,
} from '../../../features/subscriptions/subscriptions-page'
import type { AddressQuery } from '../../../lib/address-query'
import { readMember } from '../../../lib/read-member'
import { talesApi } from '../../../lib/tales-api'

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: {
    title: '구독과 도란 패스',
    description: '구독한 창작자와 이야기, 도란 패스를 한곳에서 볼 수 있어요.',
  },
}

const timeNow = () => new Date().toISOString()

type PageProps = { searchParams: Promise<AddressQuery> }

export default pausable(async function SubscriptionsRoute({ searchParams }: PageProps) {
  const address = readSubscriptionsAddress(await searchParams)
  const content = await readContent(await talesApi(), address)
  return (
    <SitePage bar={{ back: { href: routes.tales.path(), label: '이야기 홈' } }}>
      <RefreshOnReturn />
      <SubscriptionsPage address={address} content={content} now={timeNow()} />
    </SitePage>
  )
})

async function readContent(
  api: ApiClient,
  { tab, cursor }: SubscriptionsAddress,
): Promise<SubscriptionsContent | null> {
  const me = await readMember(api)
  if (!me) return null
  if (tab === 'pass')
    return { tab, memberId: me.id, membership: await api.call('GET /v1/tales/membership', {}) }
  const query = cursor === null ? {} : { cursor }
  return {
    tab,
    memberId: me.id,
    list: await api.call('GET /v1/tales/subscription/my', { query }),
  }
}
