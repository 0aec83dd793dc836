import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { RightsClaimPage } from '../../../features/rights-claim/rights-claim-page'
import { oneOf, type AddressQuery } from '../../../lib/address-value'

export const metadata: Metadata = { robots: { index: false } }

type PageProps = { searchParams: Promise<AddressQuery> }

export default async function RightsRoute({ searchParams }: PageProps) {
  const address = oneOf((await searchParams)['address']) ?? ''
  return (
    <SitePage>
      <RightsClaimPage address={address} />
    </SitePage>
  )
}
