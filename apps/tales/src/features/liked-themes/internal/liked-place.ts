import type { LikedTheme, ThemeCard } from '@doran/contract'
import type { ListPage } from '@doran/site/session'
import type { LikedSort } from '../liked-themes-address'

/** `place`: a text by which the list's order can be told; what stands first has the greatest. */
export type PlacedTheme = LikedTheme & { place: string }

const LENGTHS: Record<ThemeCard['length'], number> = { short: 3, middle: 2, long: 1 }

function placeOf({ theme, hasNews, likedAt }: LikedTheme, sort: LikedSort): string {
  switch (sort) {
    case 'recent':
      return likedAt
    case 'news':
      return `${hasNews ? 1 : 0} ${theme?.changedAt ?? likedAt}`
    case 'length':
      return `${theme ? LENGTHS[theme.length] : 0} ${likedAt}`
  }
}

export function placeAll(page: ListPage<LikedTheme>, sort: LikedSort): ListPage<PlacedTheme> {
  return { ...page, items: page.items.map((liked) => ({ ...liked, place: placeOf(liked, sort) })) }
}
