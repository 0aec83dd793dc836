import type { PayType } from '@doran/contract'
import { routes } from '@doran/site/core'
import { withQuery } from './address-query'

/** Where coins are paid. `id`: how many gems, or the pass; `next`: where the person goes on. */
export function payPath(query: { type: PayType; id: string; next: string }): string {
  return withQuery(routes.payWithCoin.path(), query)
}
