import { GENRES } from '@doran/contract/names'
import { ChipGroup, ChipLink } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { reviewsHref, STARS, type ReviewsAddress } from '../reviews-address'

const SORTS = { helpful: '도움돼요순', new: '최신순' } as const

/** All of it is kept in the address. */
export function ReviewFilters({ address }: { address: ReviewsAddress }) {
  const { theme, genre, stars, hidesSpoilers, sort } = address
  return (
    <div className="flex flex-col gap-2">
      <ChipGroup label="순서와 스포일러">
        {(['helpful', 'new'] as const).map((each) => (
          <ChipLink
            key={each}
            href={reviewsHref(address, { sort: each })}
            isSelected={each === sort}
            renderLink={renderLink}
          >
            {SORTS[each]}
          </ChipLink>
        ))}
        <ChipLink
          href={reviewsHref(address, { hidesSpoilers: !hidesSpoilers })}
          isSelected={hidesSpoilers}
          renderLink={renderLink}
        >
          스포일러 없는 것만
          {hidesSpoilers && <span className="sr-only"> 해제</span>}
        </ChipLink>
      </ChipGroup>
      <ChipGroup label="별점">
        {[null, ...STARS].map((each) => (
          <ChipLink
            key={each ?? 0}
            href={reviewsHref(address, { stars: each })}
            isSelected={each === stars}
            renderLink={renderLink}
          >
            {each === null ? '모든 별점' : `${each}점`}
          </ChipLink>
        ))}
      </ChipGroup>
      {theme === null && (
        <ChipGroup label="장르">
          {[null, ...GENRES].map((each) => (
            <ChipLink
              key={each ?? ''}
              href={reviewsHref(address, { genre: each })}
              isSelected={each === genre}
              renderLink={renderLink}
            >
              {each ?? '모든 장르'}
            </ChipLink>
          ))}
        </ChipGroup>
      )}
    </div>
  )
}
