import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { NewsSeen, SitePage } from '@doran/site/shell'
import { changelogQuery, readChangelogAddress } from '../../features/changelog/changelog-address'
import { ChangelogPage } from '../../features/changelog/changelog-page'
import type { AddressQuery } from '../../lib/address-query'
import { talesApi } from '../../lib/tales-api'

type PageProps = { searchParams: Promise<AddressQuery> }

const timeNow = () => new Date().toISOString()

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { cursor } = readChangelogAddress(await searchParams)
  return {
    ...(cursor !== null && { robots: { index: false } }),
    openGraph: {
      title: '새 소식',
      description: '도란에 새로 생긴 것, 좋아진 것, 고친 것을 날짜순으로 볼 수 있어요.',
    },
    alternates: { canonical: routes.changelog.path() },
  }
}

export default pausable(async function ChangelogRoute({ searchParams }: PageProps) {
  const address = readChangelogAddress(await searchParams)
  const api = await talesApi()
  const [list, latest] = await Promise.all([
    api.call('GET /v1/news', { query: changelogQuery(address) }),
    api.call('GET /v1/news/latest', {}),
  ])
  return (
    <SitePage bar={{ back: { href: routes.tales.path(), label: '이야기 홈' } }}>
      <RefreshOnReturn />
      <NewsSeen kind="changelog" newest={latest.changelog ?? undefined} />
      <ChangelogPage address={address} list={list} now={timeNow()} />
    </SitePage>
  )
})
