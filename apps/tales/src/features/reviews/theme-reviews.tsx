import type { Review } from '@doran/contract'
import { REVIEW } from '@doran/contract/review/limits'
import { LinkButton } from '@doran/ui'
import { renderLink } from '../../lib/render-link'
import { ReviewCard } from './review-card'
import { themeReviewsHref } from './reviews-address'

/** How many stand on a theme's page. */
export const SHOWN_REVIEWS = 3

type ThemeReviewsProps = {
  themeId: string
  reviews: readonly Review[]
  /** How many there are in all. */
  count: number
  now: string
}

/** The first reviews of a theme, for its page, and the way to all of them. */
export function ThemeReviews({ themeId, reviews, count, now }: ThemeReviewsProps) {
  const href = themeReviewsHref(themeId)
  return (
    <section aria-labelledby="reviews" className="mt-16">
      <h2 id="reviews" className="mb-4 scroll-mt-20 text-h3 font-extrabold">
        후기
        {count > 0 && (
          <span className="ml-2 text-base font-semibold text-text-2 tabular-nums">
            {count.toLocaleString('ko-KR')}
          </span>
        )}
      </h2>
      {reviews.length === 0 ? (
        <div className="corner-card border border-dashed border-line-strong p-5">
          <p className="font-semibold">첫 후기를 기다리고 있어요.</p>
          <p className="mt-1 text-text-2">{REVIEW.turns}장면만 읽어도 쓸 수 있어요.</p>
        </div>
      ) : (
        <ul className="grid items-start gap-4 lg:grid-cols-3">
          {reviews.map((review) => (
            <li key={review.id} className="min-w-0">
              <ReviewCard review={review} now={now} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        {count > 0 && (
          <LinkButton href={href} kind="secondary" renderLink={renderLink}>
            후기 모두 보기
          </LinkButton>
        )}
        {!reviews.some(({ isMine }) => isMine) && (
          <LinkButton href={`${href}#mine`} kind="quiet" renderLink={renderLink}>
            후기 쓰기
          </LinkButton>
        )}
      </p>
    </section>
  )
}
