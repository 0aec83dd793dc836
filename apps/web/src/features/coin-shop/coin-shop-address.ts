import type { Currency } from '@doran/contract'
import { oneOf, type AddressQuery } from '../../lib/address-value'
import { ownNext } from '../../lib/wallet-paths'

/** What the address of the shop says. */
export type CoinShopAddress = {
  /** The pack that the person chose before. */
  sku: string | null
  /** Where they were going. */
  next: string | null
  ledger: Currency
  /** Where a page of the orders or of the movements begins that is not the first. */
  cursor: string | null
  ledgerCursor: string | null
}

export const CURRENCIES = ['coin', 'rune', 'gem'] as const satisfies readonly Currency[]

/** The orders' is `cursor`, as in every list. */
export const LEDGER_CURSOR = 'movements'

export function readCoinShopAddress(query: AddressQuery): CoinShopAddress {
  const currency = oneOf(query['ledger'])
  return {
    sku: oneOf(query['sku']),
    next: ownNext(oneOf(query['next'])),
    ledger: CURRENCIES.find((each) => each === currency) ?? 'coin',
    cursor: oneOf(query['cursor']),
    ledgerCursor: oneOf(query[LEDGER_CURSOR]),
  }
}
