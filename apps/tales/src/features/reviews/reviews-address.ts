import type { Genre, QueryOf } from '@doran/contract'
import { GENRES } from '@doran/contract/names'
import { routes } from '@doran/site/core'
import { oneOf, withQuery, type AddressQuery } from '../../lib/address-query'

export const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]

export type ReviewSort = 'helpful' | 'new'

/** Which reviews are listed, in which order, and where the list begins; null for all, and for the beginning. */
export type ReviewsAddress = {
  theme: string | null
  genre: Genre | null
  stars: Stars | null
  hidesSpoilers: boolean
  sort: ReviewSort
  cursor: string | null
}

const CURSOR = /^[\w-]{1,400}$/
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function readReviewsAddress(query: AddressQuery): ReviewsAddress {
  const [theme, cursor] = [oneOf(query['theme']), oneOf(query['cursor'])]
  const ofTheme = theme !== null && UUID.test(theme) ? theme.toLowerCase() : null
  const genre = GENRES.find((each) => each === query['genre']) ?? null
  return {
    theme: ofTheme,
    // A theme has one genre.
    genre: ofTheme === null ? genre : null,
    stars: STARS.find((each) => String(each) === query['stars']) ?? null,
    hidesSpoilers: query['spoilers'] === 'no',
    sort: query['sort'] === 'new' ? 'new' : 'helpful',
    cursor: cursor !== null && CURSOR.test(cursor) ? cursor : null,
  }
}

type Changes = Partial<Omit<ReviewsAddress, 'cursor'>>

/** The same reviews but for `changes`, from the beginning. */
export function reviewsHref(address: ReviewsAddress, changes: Changes = {}): string {
  const { theme, genre, stars, hidesSpoilers, sort } = { ...address, ...changes }
  return withQuery(routes.reviews.path(), {
    theme,
    genre,
    stars: stars && String(stars),
    spoilers: hidesSpoilers ? 'no' : null,
    sort: sort === 'new' ? sort : null,
  })
}

/** A theme's reviews, where one's own is written. */
export const themeReviewsHref = (themeId: string): string =>
  withQuery(routes.reviews.path(), { theme: themeId })

export function reviewsQuery(address: ReviewsAddress): QueryOf<'GET /v1/tales/review'> {
  const { stars, hidesSpoilers, sort, cursor } = address
  return {
    ...summaryQuery(address),
    ...(stars !== null && { stars }),
    ...(hidesSpoilers && { noSpoilers: 'true' }),
    sort,
    ...(cursor !== null && { cursor }),
  }
}

export function summaryQuery({
  theme,
  genre,
}: ReviewsAddress): QueryOf<'GET /v1/tales/review/summary'> {
  return { ...(theme !== null && { template: theme }), ...(genre !== null && { genre }) }
}

/** Whether anything but the order narrows the list. */
export function isNarrowed({ genre, stars, hidesSpoilers }: ReviewsAddress): boolean {
  return genre !== null || stars !== null || hidesSpoilers
}
