import type { QueryOf } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, withQuery, type AddressQuery } from '../../lib/address-query'

export const SHELVES = ['reading', 'ended', 'branches', 'archived', 'deleted'] as const
export type Shelf = (typeof SHELVES)[number]

export type MyTalesAddress = {
  shelf: Shelf
  /** Where a page of the list begins that is not the first. */
  cursor: string | null
  /** The same of the collected endings. */
  endings: string | null
}

export function readMyTalesAddress(query: AddressQuery): MyTalesAddress {
  return {
    shelf: SHELVES.find((each) => each === oneOf(query['tab'])) ?? 'reading',
    cursor: oneOf(query['cursor']),
    endings: oneOf(query['endings']),
  }
}

export function myTalesHref(shelf: Shelf): string {
  return withQuery(routes.myTales.path(), { tab: shelf === 'reading' ? null : shelf })
}

export function storiesQuery({
  shelf,
  cursor,
}: MyTalesAddress): QueryOf<'GET /v1/tales/session/my'> {
  return { shelf, ...(cursor !== null && { cursor }) }
}
