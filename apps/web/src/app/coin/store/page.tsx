import { Suspense } from 'react'
import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { readCoinStoreAddress } from '../../../features/coin-store/coin-store-address'
import {
  CoinStoreContent,
  type CoinStoreContentProps,
} from '../../../features/coin-store/coin-store-content'
import { CoinStorePage } from '../../../features/coin-store/coin-store-page'
import { CoinStoreSkeleton } from '../../../features/coin-store/coin-store-skeleton'
import { readCoinStore } from '../../../features/coin-store/read-coin-store'
import { readMe } from '../../../features/me/read-me'
import type { AddressQuery } from '../../../lib/address-value'
import { isSettledWithin } from '../../../lib/is-settled-within'

type PageProps = { searchParams: Promise<AddressQuery> }

export const metadata: Metadata = {
  openGraph: {
    title: '코인 충전',
    description: '코인의 가격과 쓰는 곳, 환불 규칙을 볼 수 있어요.',
  },
  alternates: { canonical: routes.coinStore.path() },
}

/** An answer this quick is rendered straight; only a slower one gets a skeleton. */
const SKELETON_AFTER_MS = 150

export default pausable(async function CoinStoreRoute({ searchParams }: PageProps) {
  const address = readCoinStoreAddress(await searchParams)
  const api = await serverApi(env)
  const reading = readCoinStore(api, readMe(api), address)
  const isQuick = await isSettledWithin(reading, SKELETON_AFTER_MS)
  const read = reading.then((content) => ({ content, address }))
  return (
    <SitePage bar={{ area: { name: '코인 충전', href: routes.coinStore.path() } }}>
      <RefreshOnReturn />
      <CoinStorePage>
        <Suspense fallback={<CoinStoreSkeleton />}>
          {isQuick ? <CoinStoreContent {...await read} /> : <LateContent read={read} />}
        </Suspense>
      </CoinStorePage>
    </SitePage>
  )
})

async function LateContent({ read }: { read: Promise<CoinStoreContentProps> }) {
  return <CoinStoreContent {...await read} />
}
