import { ChipGroup, ChipLink } from '@doran/ui'
import type { SaveTarget } from '@doran/contract'
import { kindLabel } from '../../../lib/game-words'
import { renderLink } from '../../../lib/render-link'
import {
  KINDS,
  SORTS,
  TYPES,
  hasFilter,
  libraryHref,
  type LibraryAddress,
  type LibrarySort,
} from '../library-address'
import { ViewSwitch } from './list/view-switch'

const SORT_LABELS: Record<LibrarySort, string> = { new: '최근 순', old: '오래된 순' }
const TYPE_LABELS: Record<SaveTarget, string> = { game: '놀이', theme: '이야기', post: '글' }

/** Fewer need no order. */
const SORTED_FROM = 4

type LibraryFiltersProps = {
  address: LibraryAddress
  /** Of what is listed. */
  count: number
  hasMore: boolean
}

/** What a list shows and in which order: in the address; how it looks: in the browser. */
export function LibraryFilters({ address, count, hasMore }: LibraryFiltersProps) {
  const { tab, kind, type, sort } = address
  const isFiltered = hasFilter(address)
  if (count === 0 && !hasMore && !isFiltered) return null
  const href = (change: Partial<LibraryAddress>) => libraryHref({ ...address, ...change })
  const chips =
    tab === 'saved'
      ? TYPES.map((each) => ({
          label: TYPE_LABELS[each],
          href: href({ type: each }),
          isSelected: each === type,
        }))
      : KINDS.map((each) => ({
          label: kindLabel(each),
          href: href({ kind: each }),
          isSelected: each === kind,
        }))
  const hasSort = count >= SORTED_FROM || hasMore || sort !== 'new'
  return (
    <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-3">
      {tab !== 'collections' && (
        <ChipGroup label="종류" className="max-w-[calc(100%+8px)]">
          <ChipLink
            href={href({ kind: null, type: null })}
            isSelected={!isFiltered}
            renderLink={renderLink}
          >
            전체
          </ChipLink>
          {chips.map(({ label, ...chip }) => (
            <ChipLink key={label} {...chip} renderLink={renderLink}>
              {label}
            </ChipLink>
          ))}
        </ChipGroup>
      )}
      <div
        className={`ml-auto flex flex-wrap items-center justify-between gap-3 ${hasSort ? 'max-md:w-full' : ''}`}
      >
        {hasSort && (
          <ChipGroup label="정렬">
            {SORTS.map((each) => (
              <ChipLink
                key={each}
                href={href({ sort: each })}
                isSelected={each === sort}
                renderLink={renderLink}
              >
                {SORT_LABELS[each]}
              </ChipLink>
            ))}
          </ChipGroup>
        )}
        {count > 0 && <ViewSwitch />}
      </div>
    </div>
  )
}
