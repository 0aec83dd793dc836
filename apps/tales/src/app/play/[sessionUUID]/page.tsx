import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { pausable } from '@doran/site/server'
import { READING_COOKIE, readLook } from '../../../features/player/reading-look'
import { StoryPlayerScreen } from '../../../features/player/story-player-screen'
import { findOnApi, talesApi } from '../../../lib/tales-api'

type PageProps = { params: Promise<{ sessionUUID: string }> }

export const metadata: Metadata = { robots: { index: false } }

export default pausable(async function PlayRoute({ params }: PageProps) {
  const { sessionUUID: sessionUuid } = await params
  const [api, jar] = await Promise.all([talesApi(), cookies()])
  const view = await findOnApi(
    api.call('GET /v1/tales/session/{sessionUuid}', { params: { sessionUuid } }),
  )
  if (!view) notFound()
  return (
    <StoryPlayerScreen
      key={view.session.id}
      view={view}
      initialLook={readLook(jar.get(READING_COOKIE)?.value)}
    />
  )
})
