import type { ReactNode } from 'react'
import type { Review, ReviewSummary as Summary, ThemeCard } from '@doran/contract'
import { routes, ZoneLink } from '@doran/site/core'
import type { ListPage } from '@doran/site/session'
import { Cover } from '@doran/ui'
import { ReviewFilters } from './internal/review-filters'
import { ReviewList } from './internal/review-list'
import { ReviewSummary } from './internal/review-summary'
import { reviewsHref, reviewsQuery, type ReviewsAddress } from './reviews-address'

type ReviewsPageProps = {
  address: ReviewsAddress
  summary: Summary
  list: ListPage<Review>
  /** What all of it is about, where the address names it. */
  theme: Pick<ThemeCard, 'id' | 'title' | 'hook' | 'cover'> | null
  /** Where one's own of that theme is written. */
  myReview?: ReactNode
  /** The id of the member's own of that theme; null for none, left out for visitors. */
  ownId?: string | null | undefined
  now: string
}

/** What readers say: of all themes, or of one, where one's own is written. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { address, summary, list, theme, myReview, ownId, now } = props
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="text-h2 font-extrabold md:text-h1">
        {theme ? `${theme.title} 후기` : '이야기 후기'}
      </h1>
      <p className="prose-ko mt-2 text-text-2">
        열 장면 이상 읽은 사람만 쓸 수 있고, 몇 장면을 읽고 썼는지 함께 보여요.
      </p>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[320px_1fr]">
        <div className="flex min-w-0 flex-col gap-4">
          {theme && <ReviewedTheme theme={theme} address={address} />}
          <ReviewSummary summary={summary} />
          {myReview}
        </div>
        <section aria-label="독자 후기" className="min-w-0">
          <ReviewFilters address={address} />
          <div className="mt-5">
            <ReviewList
              key={JSON.stringify(reviewsQuery(address))}
              address={address}
              first={list}
              now={now}
              ownId={ownId}
            />
          </div>
        </section>
      </div>
    </div>
  )
}

type ReviewedThemeProps = Pick<ReviewsPageProps, 'address'> & {
  theme: NonNullable<ReviewsPageProps['theme']>
}

function ReviewedTheme({ theme: { id, hook, cover }, address }: ReviewedThemeProps) {
  return (
    <div className="flex items-center gap-4">
      <span className="w-16 shrink-0">
        <Cover src={cover.url} alt={cover.alt} loading="eager" />
      </span>
      <div className="min-w-0">
        <p className="text-text-2">{hook}</p>
        <p className="flex flex-wrap gap-x-4">
          <ZoneLink href={routes.theme.path({ id })} className={LINK}>
            자세히 보기
          </ZoneLink>
          <ZoneLink href={reviewsHref(address, { theme: null })} className={LINK}>
            모든 후기
          </ZoneLink>
        </p>
      </div>
    </div>
  )
}

const LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
