import { oneOf, type AddressQuery } from '../../lib/address-value'
import { oneLine } from '../../lib/one-line'
import { SEARCH_TYPES } from './internal/search-types'
import type { SearchAddress } from './search-address'

/** On the server alone, for its weight. What an address cannot mean is left out; so is U+FFFD, where it held no text. */
export function readSearchAddress(query: AddressQuery): SearchAddress {
  const type = SEARCH_TYPES.find((each) => each === oneOf(query['type'])) ?? null
  return {
    q: oneLine((oneOf(query['q']) ?? '').replaceAll('\ufffd', '')),
    type,
    cursor: (type && oneOf(query['cursor'])) || '',
  }
}
