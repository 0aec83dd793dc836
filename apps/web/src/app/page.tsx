import { Suspense } from 'react'
import type { Home } from '@doran/contract'
import { RefreshOnReturn } from '@doran/site/core'
import { SitePage } from '@doran/site/shell'
import { serverApi } from '@doran/site/server'
import { HOME_ROWS } from '../areas/web-areas'
import { env } from '../env'
import { HomeRows } from '../features/home/home-rows'
import { HomeSkeleton } from '../features/home/home-skeleton'
import { readHome } from '../features/home/read-home'
import { isSettledWithin } from '../lib/is-settled-within'

/** An answer this quick is rendered straight; only a slower one gets a skeleton. */
const SKELETON_AFTER_MS = 150

export default async function HomePage() {
  const home = readHome(await serverApi(env))
  const isQuick = await isSettledWithin(home, SKELETON_AFTER_MS)
  return (
    <SitePage bar={{ isOverHero: true }}>
      <RefreshOnReturn hasScene />
      {isQuick ? (
        <HomeRows home={await home} renderers={HOME_ROWS} />
      ) : (
        <Suspense fallback={<HomeSkeleton />}>
          <LateRows home={home} />
        </Suspense>
      )}
    </SitePage>
  )
}

async function LateRows({ home }: { home: Promise<Home | null> }) {
  return <HomeRows home={await home} renderers={HOME_ROWS} />
}
