import { ChipGroup, ChipLink } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { searchHref, type SearchAddress } from '../search-address'
import { SEARCH_TYPES, typeLabel } from './search-types'

/** The same words among one type alone. */
export function TypeLinks({ address: { q, type } }: { address: SearchAddress }) {
  return (
    <ChipGroup label="종류" className="mt-4">
      <ChipLink href={searchHref({ q })} isSelected={type === null} renderLink={renderLink}>
        전체
      </ChipLink>
      {SEARCH_TYPES.map((each) => (
        <ChipLink
          key={each}
          href={searchHref({ q, type: each })}
          isSelected={type === each}
          renderLink={renderLink}
        >
          {typeLabel(each)}
        </ChipLink>
      ))}
    </ChipGroup>
  )
}
