import { Suspense } from 'react'
import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { readCoinShopAddress } from '../../../features/coin-shop/coin-shop-address'
import {
  CoinShopContent,
  type CoinShopContentProps,
} from '../../../features/coin-shop/coin-shop-content'
import { CoinShopPage } from '../../../features/coin-shop/coin-shop-page'
import { CoinShopSkeleton } from '../../../features/coin-shop/coin-shop-skeleton'
import { readCoinShop } from '../../../features/coin-shop/read-coin-shop'
import { readMe } from '../../../features/me/read-me'
import type { AddressQuery } from '../../../lib/address-value'
import { isSettledWithin } from '../../../lib/is-settled-within'

type PageProps = { searchParams: Promise<AddressQuery> }

export const metadata: Metadata = {
  openGraph: {
    title: '코인 충전',
    description: '코인의 가격과 쓰는 곳, 환불 규칙을 볼 수 있어요.',
  },
  alternates: { canonical: routes.coinShop.path() },
}

/** An answer this quick is rendered straight; only a slower one gets a skeleton. */
const SKELETON_AFTER_MS = 150

export default pausable(async function CoinShopRoute({ searchParams }: PageProps) {
  const address = readCoinShopAddress(await searchParams)
  const api = await serverApi(env)
  const reading = readCoinShop(api, readMe(api), address)
  const isQuick = await isSettledWithin(reading, SKELETON_AFTER_MS)
  const read = reading.then((content) => ({ content, address }))
  return (
    <SitePage bar={{ area: { name: '코인 충전', href: routes.coinShop.path() } }}>
      <RefreshOnReturn />
      <CoinShopPage>
        <Suspense fallback={<CoinShopSkeleton />}>
          {isQuick ? <CoinShopContent {...await read} /> : <LateContent read={read} />}
        </Suspense>
      </CoinShopPage>
    </SitePage>
  )
})

async function LateContent({ read }: { read: Promise<CoinShopContentProps> }) {
  return <CoinShopContent {...await read} />
}
