import { routes } from '@doran/site/core'
import { oneOf, ownNext, withQuery, type AddressQuery } from '../../lib/address-query'

export type GemAddress = {
  /** Where the person came from, and goes on with more gems. */
  next: string | null
  /** Where a page of the usage begins that is not the first. */
  cursor: string | null
}

export function readGemAddress(query: AddressQuery): GemAddress {
  return { next: ownNext(query['next']), cursor: oneOf(query['cursor']) }
}

/** The page itself, for whoever comes back to it. */
export function gemHref(next: string | null): string {
  return withQuery(routes.gemstone.path(), { next })
}
