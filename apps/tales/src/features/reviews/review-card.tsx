'use client'

import type { Review } from '@doran/contract'
import { formatDay, imageUrl, routes, useRuntimeConfig, ZoneLink } from '@doran/site/core'
import { Avatar, Badge, Cover } from '@doran/ui'
import { HelpfulButton } from './internal/helpful-button'
import { MakerReply } from './internal/maker-reply'
import { ReportReview } from './internal/report-review'
import { ReviewText } from './internal/review-text'
import { StarRow } from './internal/star-row'
import { themeReviewsHref } from './reviews-address'

export type ReviewCardProps = {
  review: Review
  /** When the page was made. */
  now: string
  /** Whether it says what it is about: not where all of a list is about one theme. */
  hasTheme?: boolean
  /** Its acts stand beside it already. */
  isAlone?: boolean
  onChange?: (change: (review: Review) => Review) => void
}

/** What somebody wrote about a theme they read, and how far they had read it. */
export function ReviewCard(props: ReviewCardProps) {
  const { review, now, hasTheme = false, isAlone = false, onChange } = props
  const { id, theme, author, stars, isMine, createdAt, editedAt } = review
  const config = useRuntimeConfig()
  const name = author.isGone ? '' : author.name
  const picture = author.profileImage === null ? null : imageUrl(config, author.profileImage)
  return (
    <article
      {...(!isAlone && { id: `r-${id}` })}
      aria-label={`${name || GONE} 님의 후기`}
      className={`min-w-0 scroll-mt-20 px-5 py-4 ${isMine ? 'corner-mine' : 'corner-card'} bg-surface-1`}
    >
      {hasTheme && <ReviewedTheme theme={theme} />}
      <header className="flex flex-wrap items-center gap-x-3">
        <Avatar src={picture} name={name} frame={author.frame} />
        {name === '' ? (
          <span className="inline-flex min-h-11 items-center text-text-3">{GONE}</span>
        ) : (
          <ZoneLink
            href={routes.creator.path({ profileUUID: author.id })}
            className="inline-flex min-h-11 min-w-11 items-center font-semibold break-words no-underline hover:underline"
          >
            {name}
          </ZoneLink>
        )}
        {author.isOfficial && <Badge tone="ember">공식</Badge>}
        {isMine && <Badge tone="ember">내 후기</Badge>}
      </header>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-text-3">
        <StarRow stars={stars} />
        <time dateTime={createdAt}>{formatDay(new Date(createdAt), new Date(now))}</time>
        {editedAt !== null && '수정됨'}
      </p>
      <ReviewText review={review} />
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm text-text-2">
        {review.turnsRead.toLocaleString('ko-KR')}장면 읽고 씀
        {review.endingBadge !== null && <Badge>본 결말 · {review.endingBadge}</Badge>}
      </p>
      <MakerReply review={review} now={now} {...(onChange && { onChange })} />
      {!isAlone && (
        <div className="mt-2 -ml-3 flex flex-wrap items-center gap-1">
          <HelpfulButton review={review} {...(onChange && { onChange })} />
          {isMine ? (
            <ZoneLink href={`${themeReviewsHref(theme.id)}#mine`} className={QUIET}>
              내 후기 고치기
            </ZoneLink>
          ) : (
            <ReportReview review={review} />
          )}
        </div>
      )}
    </article>
  )
}

const GONE = '탈퇴한 사람'
const QUIET =
  'inline-flex min-h-11 items-center rounded-pill px-3 text-sm font-semibold text-text-2 no-underline hover:bg-surface-2 hover:text-text'

function ReviewedTheme({ theme: { id, title, cover } }: Pick<Review, 'theme'>) {
  return (
    <ZoneLink
      href={routes.theme.path({ id })}
      className="mb-4 flex min-h-11 items-center gap-3 border-b border-line pb-3 font-semibold no-underline hover:underline"
    >
      <span className="w-9 shrink-0">
        <Cover src={cover.url} alt="" />
      </span>
      {title}
    </ZoneLink>
  )
}
