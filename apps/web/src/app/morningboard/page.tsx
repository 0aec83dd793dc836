import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { serverNow } from '../../lib/server-now'
import { readMorningAddress } from '../../features/morning/morning-address'
import { MorningPage } from '../../features/morning/morning-page'
import { readMorning } from '../../features/morning/read-morning'
import type { AddressQuery } from '../../lib/address-value'

type PageProps = { searchParams: Promise<AddressQuery> }

const TITLE = '아침 게시판'
const DESCRIPTION =
  '아침마다 질문 하나에 한 줄로 답하고, 다른 사람의 아침도 읽어요. 20초면 충분해요.'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { cursor } = readMorningAddress(await searchParams)
  return {
    ...(cursor && { robots: { index: false } }),
    openGraph: { title: TITLE, description: DESCRIPTION },
    alternates: { canonical: routes.morning.path() },
  }
}

export default pausable(async function MorningRoute({ searchParams }: PageProps) {
  const address = readMorningAddress(await searchParams)
  const content = await readMorning(await serverApi(env), address)
  return (
    <SitePage>
      <RefreshOnReturn />
      <MorningPage address={address} content={content} now={serverNow().toISOString()} />
    </SitePage>
  )
})
