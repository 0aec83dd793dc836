import { cache } from 'react'
import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { findable, pausable, unlessPaused } from '@doran/site/server'
import { LostShare } from '../../../features/lost/lost-share'
import { hasReached, readShared } from '../../../features/shared-story/read-shared'
import { SharedEndingPage } from '../../../features/shared-story/shared-ending-page'
import { sharedMetadata } from '../../../features/shared-story/shared-metadata'
import { SharedRatingGate } from '../../../features/shared-story/shared-rating-gate'
import { talesApi } from '../../../lib/tales-api'

type PageProps = { params: Promise<{ code: string }> }

const CENTRED = 'page grid min-h-[64dvh] place-items-center'
const BAR = { back: { href: routes.tales.path(), label: '이야기 홈' } }

const readEnding = cache(async (code: string) => readShared(await talesApi(), code, 'ending'))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const shared = await unlessPaused(readEnding((await params).code))
  return shared && typeof shared !== 'string'
    ? sharedMetadata(shared)
    : { robots: { index: false } }
}

async function SharedEndingRoute({ params }: PageProps) {
  const shared = await readEnding((await params).code)
  if (!shared) return null
  if (typeof shared === 'string') {
    return (
      <SitePage bar={BAR} className={CENTRED}>
        <SharedRatingGate refusal={shared} />
      </SitePage>
    )
  }
  const isKnown = shared.isMine || (await hasReached(await talesApi(), shared))
  return (
    <SitePage bar={BAR}>
      <SharedEndingPage shared={shared} isKnown={isKnown} />
    </SitePage>
  )
}

export default pausable(findable(SharedEndingRoute, LostShare))
