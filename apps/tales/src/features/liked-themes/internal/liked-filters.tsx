import type { ReactNode } from 'react'
import { GENRES } from '@doran/contract/names'
import { ChipGroup, ChipLink } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import {
  SORTS,
  likedThemesHref,
  type LikedSort,
  type LikedThemesAddress,
} from '../liked-themes-address'

const SORT_LABELS: Record<LikedSort, string> = {
  recent: '최근',
  news: '새 소식',
  length: '길이',
}

/** What the list shows, and in which order; in the address. */
export function LikedFilters({ address }: { address: LikedThemesAddress }) {
  const { sort, genre, isUnread } = address
  const link = (change: Partial<LikedThemesAddress>, isSelected: boolean, label: ReactNode) => (
    <ChipLink
      href={likedThemesHref({ ...address, ...change })}
      isSelected={isSelected}
      renderLink={renderLink}
    >
      {label}
    </ChipLink>
  )
  return (
    <div className="mt-5 flex flex-col gap-3">
      <ChipGroup label="장르">
        {link({ genre: null }, genre === null, '모든 장르')}
        {GENRES.map((each) => (
          <span key={each} className="contents">
            {link({ genre: each }, each === genre, each)}
          </span>
        ))}
      </ChipGroup>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ChipGroup label="정렬">
          {SORTS.map((each) => (
            <span key={each} className="contents">
              {link({ sort: each }, each === sort, SORT_LABELS[each])}
            </span>
          ))}
        </ChipGroup>
        {link({ isUnread: !isUnread }, isUnread, '아직 안 읽은 것만')}
      </div>
    </div>
  )
}
