import type { Currency } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { openWallet, postMovement, type NewLot, type NewMovement } from './movement-repository.js'

type Gift = {
  movement: NewMovement
  currency: Currency
  account?: 'granted' | 'adjusted'
  lot: NewLot
}

/**
 * Gives a member something for nothing, in the transaction of the reason; null where it was given before. What costs
 * won or another currency comes by a purchase or an exchange.
 */
export async function grant(
  ctx: Context,
  { movement, currency, account = 'granted', lot }: Gift,
): Promise<string | null> {
  const { id: walletId } = await openWallet(ctx, movement.profileId, currency)
  return postMovement(ctx, movement, [
    { account, currency, delta: -lot.amount },
    { walletId, currency, delta: lot.amount, new: [lot] },
  ])
}
