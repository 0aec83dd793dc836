'use client'

import type { SearchGroup } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { HitList, type HitTiles } from './internal/found/hit-list'
import { TypeResults } from './internal/found/type-results'
import { typeLabel } from './internal/search-types'
import { searchHref, type SearchAddress } from './search-address'

export type SearchResultsProps = {
  address: SearchAddress
  /** At least one. */
  groups: readonly SearchGroup[]
  /** When the page was made, so that server and browser say the same of how long ago something was. */
  now: string
  tiles: HitTiles
}

/** What was found, by its type: the first of each, or one type page by page. */
export function SearchResults({ address, groups, now, tiles }: SearchResultsProps) {
  const { q, type } = address
  return groups.map((group) => (
    <section key={group.type} aria-labelledby={`found-${group.type}`} className="mt-10">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`found-${group.type}`} className="text-h3 font-extrabold">
          {typeLabel(group.type)}
        </h2>
        {type === null && group.nextCursor !== null && (
          <ZoneLink
            href={searchHref({ q, type: group.type })}
            aria-label={`${typeLabel(group.type)} 더 보기`}
            className="inline-flex min-h-11 items-center rounded-small px-1 font-semibold text-text-2 no-underline hover:text-text hover:underline"
          >
            더 보기
          </ZoneLink>
        )}
      </div>
      {type === null ? (
        <HitList type={group.type} items={group.items} tiles={tiles} now={now} />
      ) : (
        <TypeResults
          key={JSON.stringify(address)}
          address={address}
          group={group}
          tiles={tiles}
          now={now}
        />
      )}
    </section>
  ))
}
