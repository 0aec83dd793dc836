import { cache } from 'react'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { AdSlot, LogOnce } from '@doran/site/usage'
import { SitePage } from '@doran/site/shell'
import { findOnApi, RefreshOnReturn, cautionLabel, routes } from '@doran/site/core'
import { findable, pausable, unlessPaused } from '@doran/site/server'
import { LostTheme } from '../../../features/lost/lost-theme'
import { SHOWN_REVIEWS, ThemeReviews } from '../../../features/reviews/theme-reviews'
import { ThemeData } from '../../../features/theme/theme-data'
import { ThemePage } from '../../../features/theme/theme-page'
import { readMember } from '../../../lib/read-member'
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
  const ofTheme = { template: theme.id }
  const [mine, personas, reviews, summary, member] = await Promise.all([
    api.call('GET /v1/tales/template/{templateUUID}/mine', { params: { templateUUID: theme.id } }),
    api.call('GET /v1/persona', {}),
    api.call('GET /v1/tales/review', { query: { ...ofTheme, limit: SHOWN_REVIEWS } }),
    api.call('GET /v1/tales/review/summary', { query: ofTheme }),
    theme.ageRating === '15' ? readMember(api) : null,
  ])
  return (
    <SitePage bar={{ back: { href: routes.tales.path(), label: '이야기 홈' } }}>
      <RefreshOnReturn />
      <LogOnce event={viewOf(theme.id)} />
      <ThemePage
        theme={theme}
        mine={mine}
        personas={personas.items}
        isClosed={member?.rating.isFixed === true}
        reviews={
          <ThemeReviews
            themeId={theme.id}
            reviews={reviews.items}
            count={summary.count}
            now={timeNow()}
          />
        }
      />
      <AdSlot place="theme" />
      <ThemeData theme={theme} nonce={(await headers()).get('x-nonce') ?? undefined} />
    </SitePage>
  )
}

const timeNow = () => new Date().toISOString()

const viewOf = (id: string) =>
  ({ type: 'view', object: 'theme', object_name: id, object_attributes: {} }) as const

export default pausable(findable(ThemeRoute, LostTheme))
