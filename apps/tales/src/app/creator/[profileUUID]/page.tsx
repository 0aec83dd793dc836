import { cache } from 'react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SitePage } from '@doran/site/shell'
import { findOnApi, RefreshOnReturn, imageUrl, routes } from '@doran/site/core'
import { findable, pausable, unlessPaused } from '@doran/site/server'
import { CreatorData } from '../../../features/creator/creator-data'
import { CreatorPage } from '../../../features/creator/creator-page'
import { LostProfile } from '../../../features/lost/lost-profile'
import { env } from '../../../env'
import { talesApi } from '../../../lib/tales-api'

type PageProps = { params: Promise<{ profileUUID: string }> }

const readProfile = cache(async (uuid: string) => {
  const api = await talesApi()
  return findOnApi(api.call('GET /v1/user/user/profile/{uuid}', { params: { uuid } }))
})

const GAMES_SHOWN = 24

const pictureOf = (key: string | null) => key && imageUrl(env, key)

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const profile = await unlessPaused(readProfile((await params).profileUUID))
  if (!profile) return { robots: { index: false } }
  const { id, name, description } = profile
  const picture = pictureOf(profile.profileImage)
  return {
    openGraph: {
      type: 'profile',
      title: name,
      description: description.replaceAll(/\s+/g, ' ') || `${name} 님의 프로필`,
      ...(picture && { images: [{ url: picture, alt: name }] }),
    },
    twitter: { card: 'summary' },
    alternates: { canonical: routes.creator.path({ profileUUID: id }) },
    // A name alone is nothing to find.
    ...(description === '' && { robots: { index: false } }),
  }
}

async function CreatorRoute({ params }: PageProps) {
  const profile = await readProfile((await params).profileUUID)
  if (!profile) return null
  const picture = pictureOf(profile.profileImage)
  const api = await talesApi()
  const { items: games } = await api.call('GET /v1/game', {
    query: { maker: profile.id, sort: 'new', limit: GAMES_SHOWN },
  })
  return (
    <SitePage bar={{ back: { href: routes.tales.path(), label: '이야기 홈' } }}>
      <RefreshOnReturn />
      <CreatorPage profile={profile} picture={picture} games={games} />
      <CreatorData
        profile={profile}
        picture={picture}
        nonce={(await headers()).get('x-nonce') ?? undefined}
      />
    </SitePage>
  )
}

export default pausable(findable(CreatorRoute, LostProfile))
