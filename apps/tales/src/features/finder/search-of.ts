import { TALES_PATH } from '@doran/contract/names'
import { routes } from '@doran/site/core'
import { oneOf, withQuery, type AddressQuery } from '../../lib/address-query'
import { isWishing, readWishes } from './wishes'

/**
 * Where an address of the home page leads that asks for something: for the router, so without the base path. Links
 * from before the search had a page of its own still come there. Null where nothing is asked for.
 */
export function searchOf(query: AddressQuery): string | null {
  if (!isWishing(readWishes(query))) return null
  const { genre, rating, length, q } = query
  return withQuery(routes.talesSearch.path().slice(TALES_PATH.length), {
    genre: oneOf(genre),
    rating: oneOf(rating),
    length: oneOf(length),
    q: oneOf(q),
  })
}
