import { cache } from 'react'
import type { Metadata } from 'next'
import { findOnApi, RefreshOnReturn, routes } from '@doran/site/core'
import { findable, pausable, unlessPaused } from '@doran/site/server'
import { SitePage } from '@doran/site/shell'
import { LostTheme } from '../../features/lost/lost-theme'
import {
  isNarrowed,
  readReviewsAddress,
  reviewsHref,
  reviewsQuery,
  summaryQuery,
} from '../../features/reviews/reviews-address'
import { ReviewsPage } from '../../features/reviews/reviews-page'
import type { AddressQuery } from '../../lib/address-query'
import { readMember } from '../../lib/read-member'
import { talesApi } from '../../lib/tales-api'
import { MyReview } from './my-review'

type PageProps = { searchParams: Promise<AddressQuery> }

const timeNow = () => new Date().toISOString()

const readTheme = cache(async (templateUUID: string) => {
  const api = await talesApi()
  return findOnApi(api.call('GET /v1/tales/template/{templateUUID}', { params: { templateUUID } }))
})

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const address = readReviewsAddress(await searchParams)
  const theme = address.theme === null ? null : await unlessPaused(readTheme(address.theme))
  const isFirst = address.cursor === null && !isNarrowed(address) && address.sort === 'helpful'
  return {
    ...(!isFirst && { robots: { index: false } }),
    openGraph: {
      title: theme ? `${theme.title} 후기` : '이야기 후기',
      description: '열 장면 이상 읽은 사람들이 쓴 후기예요. 몇 장면을 읽고 썼는지 함께 보여요.',
    },
    alternates: { canonical: reviewsHref(readReviewsAddress({ theme: theme?.id })) },
  }
}

async function ReviewsRoute({ searchParams }: PageProps) {
  const address = readReviewsAddress(await searchParams)
  const api = await talesApi()
  const [theme, mine, list, summary] = await Promise.all([
    address.theme === null ? null : readTheme(address.theme),
    address.theme === null ? null : readMine(address.theme),
    api.call('GET /v1/tales/review', { query: reviewsQuery(address) }),
    api.call('GET /v1/tales/review/summary', { query: summaryQuery(address) }),
  ])
  if (address.theme !== null && !theme) return null
  const now = timeNow()
  const back = theme
    ? { href: routes.theme.path({ id: theme.id }), label: theme.title }
    : { href: routes.tales.path(), label: '이야기 홈' }
  return (
    <SitePage bar={{ back }}>
      <RefreshOnReturn />
      <ReviewsPage
        address={address}
        list={list}
        summary={summary}
        theme={theme}
        myReview={theme && <MyReview key={theme.id} themeId={theme.id} mine={mine} now={now} />}
        ownId={mine ? (mine.own.review?.id ?? null) : undefined}
        now={now}
      />
    </SitePage>
  )
}

/** What the member whose page it is wrote about a theme; null for visitors, and where there is no such theme. */
async function readMine(templateUUID: string) {
  const api = await talesApi()
  const member = await readMember(api)
  if (!member) return null
  const own = await findOnApi(
    api.call('GET /v1/tales/template/{templateUUID}/review/mine', { params: { templateUUID } }),
  )
  return own && { memberId: member.id, own }
}

export default pausable(findable(ReviewsRoute, LostTheme))
