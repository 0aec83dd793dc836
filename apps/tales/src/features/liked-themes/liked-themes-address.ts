import type { Genre, QueryOf } from '@doran/contract'
import { GENRES } from '@doran/contract/names'
import { routes } from '@doran/site/core'
import { oneOf, withQuery, type AddressQuery } from '../../lib/address-query'

export const SORTS = ['recent', 'news', 'length'] as const
export type LikedSort = (typeof SORTS)[number]

export type LikedThemesAddress = {
  sort: LikedSort
  genre: Genre | null
  /** Only what was never read. */
  isUnread: boolean
  /** Where a page of the list begins that is not the first. */
  cursor: string | null
}

export function readLikedThemesAddress(query: AddressQuery): LikedThemesAddress {
  return {
    sort: SORTS.find((each) => each === oneOf(query['sort'])) ?? 'recent',
    genre: GENRES.find((each) => each === oneOf(query['genre'])) ?? null,
    isUnread: oneOf(query['unread']) === 'true',
    cursor: oneOf(query['cursor']),
  }
}

/** The list with other wishes, from its first page. */
export function likedThemesHref({ sort, genre, isUnread }: Partial<LikedThemesAddress>): string {
  return withQuery(routes.likedThemes.path(), {
    sort: sort === undefined || sort === 'recent' ? null : sort,
    genre: genre ?? null,
    unread: isUnread ? 'true' : null,
  })
}

export function isFiltered({
  genre,
  isUnread,
}: Pick<LikedThemesAddress, 'genre' | 'isUnread'>): boolean {
  return genre !== null || isUnread
}

export function likedThemesQuery({
  sort,
  genre,
  isUnread,
  cursor,
}: LikedThemesAddress): QueryOf<'GET /v1/tales/liked-template'> & { sort: LikedSort } {
  return {
    sort,
    ...(genre !== null && { genre }),
    ...(isUnread && { unread: 'true' }),
    ...(cursor !== null && { cursor }),
  }
}
