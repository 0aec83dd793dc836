import type { Metadata } from 'next'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../../env'
import { readMe } from '../../../features/me/read-me'
import { readRuneShop } from '../../../features/rune-shop/read-rune-shop'
import { RuneShopPage } from '../../../features/rune-shop/rune-shop-page'

export const metadata: Metadata = {
  openGraph: {
    title: '룬 상점',
    description: '놀이로 모은 룬으로 프로필 테두리와 티어표 배경을 구매할 수 있어요.',
  },
  alternates: { canonical: routes.runeShop.path() },
}

export default pausable(async function RuneShopRoute() {
  const api = await serverApi(env)
  const content = await readRuneShop(api, readMe(api))
  return (
    <SitePage bar={{ area: { name: '룬 상점', href: routes.runeShop.path() } }}>
      <RefreshOnReturn />
      <RuneShopPage content={content} />
    </SitePage>
  )
})
