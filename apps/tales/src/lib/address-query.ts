import { safeNext } from '@doran/site/session'

/** The query of a page's address. */
export type AddressQuery = Record<string, string | string[] | undefined>

/** One value of an address; one that is given twice counts as not given. */
export function oneOf(value: AddressQuery[string]): string | null {
  return typeof value === 'string' ? value : null
}

/** A path of the product to come back to; null where none is given, or it could lead elsewhere. */
export function ownNext(value: AddressQuery[string]): string | null {
  const next = safeNext(oneOf(value))
  return next === '/' ? null : next
}

export function withQuery(path: string, query: Record<string, string | null>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== null) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}
