import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { pausable, serverApi } from '@doran/site/server'
import { ME_TILES } from '../../areas/web-areas'
import { env } from '../../env'
import { MePage } from '../../features/me/me-page'
import { readMe, readMyStories } from '../../features/me/read-me'
import { VisitorPage } from '../../features/me/visitor-page'
import { readWallet } from '../../lib/read-wallet'

export const metadata: Metadata = { robots: { index: false } }

export default pausable(async function MeRoute() {
  const api = await serverApi(env)
  const [me, stories, wallet] = await Promise.all([
    readMe(api),
    readMyStories(api),
    readWallet(api),
  ])
  return (
    <SitePage bar={{ area: { name: '내 정보', href: routes.me.path() } }}>
      <RefreshOnReturn />
      {me === 'visitor' ? (
        <VisitorPage stories={stories} />
      ) : (
        <MePage me={me} stories={stories} wallet={wallet} tiles={ME_TILES} />
      )}
    </SitePage>
  )
})
