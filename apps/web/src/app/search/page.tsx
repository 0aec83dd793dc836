import type { Metadata } from 'next'
import { ApiError } from '@doran/api-client'
import { pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { readSearch } from '../../features/search/read-search'
import { readSearchAddress } from '../../features/search/read-search-address'
import { SearchPage } from '../../features/search/search-page'
import type { AddressQuery } from '../../lib/address-value'
import { Found } from './found'

type PageProps = { searchParams: Promise<AddressQuery> }

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: {
    title: '검색',
    description: '이야기와 놀이, 글과 사람을 한곳에서 찾아요.',
  },
}

export default pausable(async function SearchRoute({ searchParams }: PageProps) {
  const address = readSearchAddress(await searchParams)
  const found = await readSearch(await serverApi(env), address)
  const hasFound = found !== null && !(found instanceof ApiError)
  return (
    <SitePage>
      <SearchPage address={address} found={found}>
        {hasFound && (
          <Found address={address} groups={found.groups} now={new Date().toISOString()} />
        )}
      </SearchPage>
    </SitePage>
  )
})
