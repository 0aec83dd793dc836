import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { SitePage } from '@doran/site/shell'
import { findable, pausable } from '@doran/site/server'
import { findStory } from '../../../features/player/find-story'
import { READING_COOKIE, readLook } from '../../../features/player/reading-look'
import { StoryNotHere } from '../../../features/player/story-not-here'
import { talesApi } from '../../../lib/tales-api'
import { StoryPlayer } from './story-player'

type PageProps = { params: Promise<{ sessionUUID: string }> }

export const metadata: Metadata = { robots: { index: false } }

async function PlayRoute({ params }: PageProps) {
  const { sessionUUID: sessionUuid } = await params
  const [api, jar] = await Promise.all([talesApi(), cookies()])
  const view = await findStory(api, sessionUuid)
  if (!view) return null
  if (view === 'signed-out') {
    return (
      <SitePage>
        <StoryNotHere isSignedOut />
      </SitePage>
    )
  }
  return (
    <StoryPlayer
      key={view.session.id}
      view={view}
      initialLook={readLook(jar.get(READING_COOKIE)?.value)}
    />
  )
}

function NoStory() {
  return (
    <SitePage>
      <StoryNotHere />
    </SitePage>
  )
}

export default pausable(findable(PlayRoute, NoStory))
