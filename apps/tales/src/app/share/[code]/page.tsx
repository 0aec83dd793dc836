import { cache } from 'react'
import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { findable, pausable, unlessPaused } from '@doran/site/server'
import { LostShare } from '../../../features/lost/lost-share'
import { readScenes, readShared } from '../../../features/shared-story/read-shared'
import { sharedMetadata } from '../../../features/shared-story/shared-metadata'
import { SharedRatingGate } from '../../../features/shared-story/shared-rating-gate'
import { SharedStoryPage } from '../../../features/shared-story/shared-story-page'
import { oneOf, type AddressQuery } from '../../../lib/address-query'
import { talesApi } from '../../../lib/tales-api'

type PageProps = { params: Promise<{ code: string }>; searchParams: Promise<AddressQuery> }

const CENTRED = 'page grid min-h-[64dvh] place-items-center'
const BAR = { back: { href: routes.tales.path(), label: '이야기 홈' } }

const readStory = cache(async (code: string) => readShared(await talesApi(), code, 'path'))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const shared = await unlessPaused(readStory((await params).code))
  return shared && typeof shared !== 'string'
    ? sharedMetadata(shared)
    : { robots: { index: false } }
}

async function SharedStoryRoute({ params, searchParams }: PageProps) {
  const { code } = await params
  const shared = await readStory(code)
  if (!shared) return null
  if (typeof shared === 'string') {
    return (
      <SitePage bar={BAR} className={CENTRED}>
        <SharedRatingGate refusal={shared} />
      </SitePage>
    )
  }
  const cursor = oneOf((await searchParams)['cursor'])
  const scenes = await readScenes(await talesApi(), code, cursor)
  if (!scenes) return null
  return (
    <SitePage bar={BAR}>
      <SharedStoryPage shared={shared} scenes={scenes} isWhole={cursor === null} />
    </SitePage>
  )
}

export default pausable(findable(SharedStoryRoute, LostShare))
