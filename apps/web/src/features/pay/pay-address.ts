import type { PayType } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, type AddressQuery } from '../../lib/address-value'
import { ownNext } from '../../lib/wallet-paths'

// The browser reads them too: the contract's own list would bring its schemas along.
const TYPES = ['gem', 'pass'] as const satisfies readonly PayType[]

export type PayArticle = { type: PayType; id: string }

export type PayAddress = {
  /** Null where the address names nothing that is sold. */
  article: PayArticle | null
  /** A path of the product to go on to. */
  next: string | null
}

const LONGEST_ID = 40

export function readPayAddress(query: AddressQuery): PayAddress {
  const type = TYPES.find((each) => each === oneOf(query['type']))
  const id = oneOf(query['id'])
  const isArticle = type !== undefined && id !== null && id !== '' && id.length <= LONGEST_ID
  return { article: isArticle ? { type, id } : null, next: ownNext(oneOf(query['next'])) }
}

/** The page on which an article is paid with coins. */
export function payPath({ type, id }: PayArticle, next: string | null): string {
  const query = new URLSearchParams({ type, id, ...(next !== null && { next }) })
  return `${routes.payWithCoin.path()}?${query}`
}
