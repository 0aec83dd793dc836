import type { Metadata } from 'next'
import { routes } from '@doran/site/core'
import { SitePage } from '@doran/site/shell'
import { RightsClaimPage } from '../../../features/rights-claim/rights-claim-page'
import { oneOf, type AddressQuery } from '../../../lib/address-value'

export const metadata: Metadata = { robots: { index: false } }

const BAR = { back: { href: routes.communityRule.path(), label: '커뮤니티 규칙' } }

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function RightsRoute({ searchParams }: PageProps) {
  const address = oneOf((await searchParams)['address']) ?? ''
  return (
    <SitePage bar={BAR}>
      <RightsClaimPage address={address} />
    </SitePage>
  )
}
