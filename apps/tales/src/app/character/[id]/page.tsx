import { cache } from 'react'
import type { Metadata } from 'next'
import { SitePage } from '@doran/site/shell'
import { RefreshOnReturn, cautionLabel, findOnApi, routes } from '@doran/site/core'
import { findable, pausable, unlessPaused } from '@doran/site/server'
import { CharacterPage } from '../../../features/character/character-page'
import { LostPath } from '../../../features/lost/lost-path'
import { talesApi } from '../../../lib/tales-api'

type PageProps = { params: Promise<{ id: string }> }

const readCharacter = cache(async (characterUuid: string) => {
  const api = await talesApi()
  return findOnApi(
    api.call('GET /v1/tales/character/{characterUuid}', { params: { characterUuid } }),
  )
})

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const character = await unlessPaused(readCharacter((await params).id))
  if (!character) return { robots: { index: false } }
  const { id, name, role, theme, linkImage } = character
  return {
    openGraph: {
      type: 'profile',
      title: `${name} · ${theme.title}`,
      description: `${role} ${cautionLabel(theme)}`,
      images: [{ url: linkImage, width: 1200, height: 630, alt: theme.cover.alt }],
    },
    twitter: { card: 'summary_large_image' },
    alternates: { canonical: routes.character.path({ id }) },
  }
}

async function CharacterRoute({ params }: PageProps) {
  const character = await readCharacter((await params).id)
  if (!character) return null
  const { theme } = character
  return (
    <SitePage bar={{ back: { href: routes.theme.path({ id: theme.id }), label: theme.title } }}>
      <RefreshOnReturn />
      <CharacterPage character={character} />
    </SitePage>
  )
}

const Nobody = () =>
  LostPath({
    title: '이 인물을 찾지 못했어요.',
    reason: '주소가 바뀌었거나 이야기에서 떠난 인물이에요.',
  })

export default pausable(findable(CharacterRoute, Nobody))
