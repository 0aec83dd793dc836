import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import {
  likedThemesQuery,
  readLikedThemesAddress,
} from '../../../features/liked-themes/liked-themes-address'
import { LikedThemesPage } from '../../../features/liked-themes/liked-themes-page'
import type { AddressQuery } from '../../../lib/address-query'
import { readMember } from '../../../lib/read-member'
import { talesApi } from '../../../lib/tales-api'

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: {
    title: '좋아요한 이야기',
    description: '하트를 누른 이야기를 모아 볼 수 있어요.',
  },
}

type PageProps = { searchParams: Promise<AddressQuery> }

export default pausable(async function LikedThemesRoute({ searchParams }: PageProps) {
  const address = readLikedThemesAddress(await searchParams)
  const api = await talesApi()
  const me = await readMember(api)
  const own = me && {
    memberId: me.id,
    liked: await api.call('GET /v1/tales/liked-template', { query: likedThemesQuery(address) }),
  }
  return (
    <SitePage bar={{ back: { href: routes.myTales.path(), label: '내 이야기' } }}>
      <RefreshOnReturn />
      <LikedThemesPage address={address} own={own} />
    </SitePage>
  )
})
