import { cache } from 'react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AdSlot, LogOnce } from '@doran/site/usage'
import { SitePage } from '@doran/site/shell'
import { findOnApi, RefreshOnReturn, cautionLabel, routes } from '@doran/site/core'
import { findable, pausable, unlessPaused } from '@doran/site/server'
import { LostPath } from '../../../features/lost/lost-path'
import { ThemeData } from '../../../features/theme/theme-data'
import { ThemePage } from '../../../features/theme/theme-page'
import { talesApi } from '../../../lib/tales-api'

type PageProps = { params: Promise<{ templateUUID: string }> }

const readTheme = cache(async (templateUUID: string) => {
  const api = await talesApi()
  return findOnApi(api.call('GET /v1/tales/template/{templateUUID}', { params: { templateUUID } }))
})

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { templateUUID } = await params
  const theme = await unlessPaused(readTheme(templateUUID))
  if (!theme) return { robots: { index: false } }
  return {
    openGraph: {
      type: 'article',
      title: theme.title,
      description: `${theme.hook} ${cautionLabel(theme)}`,
      images: [{ url: theme.linkImage, width: 1200, height: 630, alt: theme.cover.alt }],
    },
    twitter: { card: 'summary_large_image' },
    alternates: { canonical: routes.theme.path({ id: theme.id }) },
  }
}

async function ThemeRoute({ params }: PageProps) {
  const { templateUUID } = await params
  const theme = await readTheme(templateUUID)
  if (!theme) return null
  const api = await talesApi()
  const mine = await api.call('GET /v1/tales/template/{templateUUID}/mine', {
    params: { templateUUID: theme.id },
  })
  return (
    <SitePage bar={{ back: { href: routes.tales.path(), label: '이야기 홈' } }}>
      <RefreshOnReturn />
      <LogOnce event={viewOf(theme.id)} />
      <ThemePage theme={theme} mine={mine} />
      <AdSlot place="theme" />
      <ThemeData theme={theme} nonce={(await headers()).get('x-nonce') ?? undefined} />
    </SitePage>
  )
}

const viewOf = (id: string) =>
  ({ type: 'view', object: 'theme', object_name: id, object_attributes: {} }) as const

const NoTheme = () => LostPath({})

export default pausable(findable(ThemeRoute, NoTheme))
