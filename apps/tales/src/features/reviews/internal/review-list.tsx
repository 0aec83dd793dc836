'use client'

import { useApi } from '@doran/api-client/react'
import type { Review } from '@doran/contract'
import { createListHook, PagedList, type ListPage } from '@doran/site/session'
import { EmptyState, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { ReviewCard } from '../review-card'
import { isNarrowed, reviewsHref, reviewsQuery, type ReviewsAddress } from '../reviews-address'

const LIST = 'GET /v1/tales/review'

const idOf = ({ id }: Review) => id

const useNewReviews = createListHook<Review>({ idOf, placeOf: ({ createdAt }) => createdAt })
// Their order changes while one reads: what was read keeps the places in which it came.
const useHelpfulReviews = createListHook<Review>({ idOf, placeOf: () => '' })

type ReviewListProps = {
  address: ReviewsAddress
  first: ListPage<Review>
  now: string
  /** The member's own of the theme, where it is known: one that they deleted is shown no more. */
  ownId?: string | null | undefined
}

/** Reviews page by page. */
export function ReviewList(props: ReviewListProps) {
  return props.address.sort === 'new' ? <NewReviews {...props} /> : <HelpfulReviews {...props} />
}

function NewReviews(props: ReviewListProps) {
  return <Reviews {...props} list={useNewReviews(useOptions(props))} />
}

function HelpfulReviews(props: ReviewListProps) {
  return <Reviews {...props} list={useHelpfulReviews(useOptions(props))} />
}

function useOptions({ address, first }: ReviewListProps) {
  const api = useApi()
  return {
    name: JSON.stringify(reviewsQuery(address)),
    first,
    sort: 'new' as const,
    read: (cursor: string) => api.call(LIST, { query: reviewsQuery({ ...address, cursor }) }),
  }
}

type ReviewsProps = ReviewListProps & { list: ReturnType<typeof useNewReviews> }

function Reviews({ address, now, ownId, list }: ReviewsProps) {
  const { nextCursor, isLoading, problem, loadMore, focus } = list
  const isGone = ({ id, isMine }: Review) => ownId !== undefined && isMine && id !== ownId
  const items = list.items.filter((review) => !isGone(review))
  return (
    <PagedList
      label="후기 목록"
      box={focus.box}
      empty={<NoReviews address={address} />}
      isEmpty={items.length === 0}
      href={reviewsHref(address)}
      nextCursor={nextCursor}
      isLoading={isLoading}
      problem={problem}
      onMore={() => void loadMore()}
    >
      <ul className="flex flex-col gap-4">
        {items.map((review) => (
          <li key={review.id} data-entry={review.id}>
            <ReviewCard
              review={review}
              now={now}
              hasTheme={address.theme === null}
              onChange={(change) => list.change(review.id, change)}
            />
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

function NoReviews({ address }: { address: ReviewsAddress }) {
  if (!isNarrowed(address)) {
    return (
      <EmptyState title="첫 후기를 기다리고 있어요.">
        <p>열 장면만 읽어도 쓸 수 있어요.</p>
      </EmptyState>
    )
  }
  const all = { genre: null, stars: null, hidesSpoilers: false }
  return (
    <EmptyState
      title="이 조건에 맞는 후기가 없어요."
      actions={
        <LinkButton href={reviewsHref(address, all)} kind="secondary" renderLink={renderLink}>
          조건 지우기
        </LinkButton>
      }
    />
  )
}
