import type { QueryOf } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, type AddressQuery } from '../../lib/address-value'

/** What the address of the morning board asks for. */
export type MorningAddress = {
  sort: 'new' | 'liked'
  /** Where a page of the notes begins that is not the first. */
  cursor: string
}

export const BOARD_ID = 'board'

export function readMorningAddress(query: AddressQuery): MorningAddress {
  return {
    sort: oneOf(query['sort']) === 'liked' ? 'liked' : 'new',
    cursor: oneOf(query['cursor']) ?? '',
  }
}

/** The page with its notes in that order, from the first on. */
export function morningHref({ sort }: Pick<MorningAddress, 'sort'>): string {
  return sort === 'new' ? routes.morning.path() : `${routes.morning.path()}?sort=${sort}`
}

export function noteQuery({ sort, cursor }: MorningAddress): QueryOf<'GET /v1/morning/note'> {
  return { sort, ...(cursor && { cursor }) }
}
