import type { QueryOf, SearchType } from '@doran/contract'
import { SEARCH_LENGTHS } from '@doran/contract/search/limits'
import { routes } from '@doran/site/core'

/** What the address of the search asks for. */
export type SearchAddress = {
  /** What is sought; empty where nothing is. */
  q: string
  /** Null: of every type the first. */
  type: SearchType | null
  /** Where a page of one type begins that is not the first. */
  cursor: string
}

/** What is typed, as it is sought. */
export function toWords(typed: string): string {
  return typed.replaceAll(/\s+/g, ' ').trim()
}

export function isTooLong(q: string): boolean {
  return Array.from(q).length > SEARCH_LENGTHS.searchQuery
}

/** A search from its first page. */
export function searchHref({ q, type }: Partial<SearchAddress>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries({ q, type })) if (value) search.set(name, value)
  return search.size > 0 ? `${routes.search.path()}?${search}` : routes.search.path()
}

export function searchQuery({ q, type, cursor }: SearchAddress): QueryOf<'GET /v1/search'> {
  return { q, ...(type && { type }), ...(cursor && { cursor }) }
}
