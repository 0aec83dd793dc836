import type { Metadata } from 'next'
import type { ApiClient } from '@doran/api-client'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { LogOnce } from '@doran/site/usage'
import { readGemAddress, type GemAddress } from '../../features/gem/gem-address'
import { GemPage } from '../../features/gem/gem-page'
import type { OwnGems } from '../../features/gem/own-gems'
import type { AddressQuery } from '../../lib/address-query'
import { readMember } from '../../lib/read-member'
import { talesApi } from '../../lib/tales-api'

export const metadata: Metadata = {
  openGraph: {
    title: '이야기를 데우는 젬',
    description: 'AI 모델이 쓰는 한 장면에 젬을 얼마나 쓰는지, 젬을 어떻게 받는지 볼 수 있어요.',
  },
  alternates: { canonical: routes.gemstone.path() },
}

const VIEW = {
  type: 'view',
  object: 'product',
  object_name: 'gemstone',
  object_attributes: {},
} as const

const timeNow = () => new Date().toISOString()

type PageProps = { searchParams: Promise<AddressQuery> }

export default pausable(async function GemstoneRoute({ searchParams }: PageProps) {
  const address = readGemAddress(await searchParams)
  const api = await talesApi()
  const [overview, me] = await Promise.all([api.call('GET /v1/tales/gem', {}), readMember(api)])
  const own =
    me && overview.gem
      ? { memberId: me.id, gem: overview.gem, usage: await readUsage(api, address) }
      : null
  const back =
    address.next === null
      ? { href: routes.tales.path(), label: '이야기 홈' }
      : { href: address.next, label: '이전 화면' }
  return (
    <SitePage bar={{ back }}>
      <RefreshOnReturn />
      <LogOnce event={VIEW} />
      <GemPage overview={overview} own={own} address={address} now={timeNow()} />
    </SitePage>
  )
})

function readUsage(api: ApiClient, { cursor }: GemAddress): Promise<OwnGems['usage']> {
  return api.call('GET /v1/tales/gem/usage', { query: cursor === null ? {} : { cursor } })
}
