'use client'

import { useApi } from '@doran/api-client/react'
import type { SearchGroup, SearchHit } from '@doran/contract'
import { PagedList, createListHook, type ListPage } from '@doran/site/session'
import { searchHref, searchQuery, type SearchAddress } from '../../search-address'
import { typeLabel } from '../search-types'
import { HitList, hitId, type HitTiles } from './hit-list'

const LIST = 'GET /v1/search'
const END: ListPage<SearchHit> = { items: [], nextCursor: null }

// The best comes first: what was read keeps the places in which it came.
const useHits = createListHook<SearchHit>({ idOf: hitId, placeOf: () => '' })

type TypeResultsProps = {
  address: SearchAddress
  group: SearchGroup
  tiles: HitTiles
  now: string
}

/** What was found of one type, page by page. */
export function TypeResults({ address, group, tiles, now }: TypeResultsProps) {
  const { type } = group
  const api = useApi()
  const query = searchQuery({ ...address, type })
  const { items, nextCursor, isLoading, problem, loadMore, focus } = useHits({
    name: JSON.stringify(query),
    first: group,
    sort: 'new',
    read: async (cursor) => {
      const { groups } = await api.call(LIST, { query: { ...query, cursor } })
      return groups[0] ?? END
    },
  })
  return (
    <PagedList
      label={typeLabel(type)}
      box={focus.box}
      empty={null}
      isEmpty={items.length === 0}
      href={searchHref({ ...address, type })}
      nextCursor={nextCursor}
      isLoading={isLoading}
      problem={problem}
      onMore={() => void loadMore()}
    >
      <HitList type={type} items={items} tiles={tiles} now={now} />
    </PagedList>
  )
}
