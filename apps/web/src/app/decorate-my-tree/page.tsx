import { cache } from 'react'
import type { Metadata } from 'next'
import type { Me } from '@doran/contract'
import { RefreshOnReturn, routes } from '@doran/site/core'
import { findable, pausable, serverApi, unlessPaused } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { env } from '../../env'
import { readMe } from '../../features/me/read-me'
import { LandingPage } from '../../features/tree/landing-page'
import { readTree, readTreeLanding } from '../../features/tree/read-tree'
import { readTreeAddress } from '../../features/tree/tree-address'
import { TreeNotThere } from '../../features/tree/tree-not-there'
import type { AddressQuery } from '../../lib/address-value'
import { serverNow } from '../../lib/server-now'
import { OwnTreeView, PlantView, VisitedTreeView } from './tree-views'

type PageProps = { searchParams: Promise<AddressQuery> }

const BAR = { area: { name: '내 나무', href: routes.tree.path() } }
const TITLE = '내 나무를 꾸며 줄래요?'

const findTree = cache(async (shareCode: string) => readTree(await serverApi(env), shareCode))

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { tree: code, isPlanting } = readTreeAddress(await searchParams)
  const opened = code === null ? null : await unlessPaused(findTree(code))
  const shared = opened && {
    title: opened.tree.name,
    description: `${opened.tree.ownerName} 님의 나무예요. 장식을 달고 편지를 걸어 주세요.`,
  }
  return {
    openGraph: shared ?? {
      title: TITLE,
      description: '나무를 심고 링크를 보내면, 친구들이 장식을 달고 편지를 걸어요.',
    },
    ...(code === null && !isPlanting
      ? { alternates: { canonical: routes.tree.path() } }
      : { robots: { index: false } }),
  }
}

const nameOf = (me: Me | 'visitor' | null) =>
  me === null || me === 'visitor' ? null : me.profile.name

async function TreeRoute({ searchParams }: PageProps) {
  const { tree: code, isPlanting } = readTreeAddress(await searchParams)
  const now = serverNow()
  if (code !== null) {
    const [opened, me] = await Promise.all([findTree(code), readMe(await serverApi(env))])
    if (!opened) return null
    const shown = { ...opened, now: now.toISOString() }
    return (
      <>
        <RefreshOnReturn />
        {opened.tree.isMine ? (
          <OwnTreeView key={code} {...shown} />
        ) : (
          <VisitedTreeView key={code} {...shown} writerName={nameOf(me)} />
        )}
      </>
    )
  }
  const api = await serverApi(env)
  if (isPlanting) {
    const me = await readMe(api)
    return (
      <SitePage bar={BAR}>
        <PlantView ownerName={nameOf(me)} now={now.toISOString()} />
      </SitePage>
    )
  }
  const landing = await readTreeLanding(api, readMe(api))
  return (
    <SitePage bar={BAR}>
      <RefreshOnReturn />
      <LandingPage landing={landing} now={now} />
    </SitePage>
  )
}

export default pausable(findable(TreeRoute, TreeNotThere))
