import type { Receipt } from '@doran/contract'
import { MONEY, PRICES } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { yearsLater } from './expiry.js'
import { notEnough, toParts } from './pay.js'
import { openWallet, planSpend, postMovement } from './movement-repository.js'

/**
 * Exchanges coins for gems: what was paid for a coin goes over to its gems.
 * @throws AppError NOT_ENOUGH_COIN
 */
export async function exchangeCoins(
  ctx: Context<never, Member>,
  { gems, coins, title }: { gems: number; coins: number; title: string },
): Promise<Receipt> {
  const { profileId } = ctx.actor
  const coinWallet = await openWallet(ctx, profileId, 'coin')
  const gemWallet = await openWallet(ctx, profileId, 'gem')
  const parts = await planSpend(ctx, coinWallet.id, coins)
  if (!parts) throw notEnough('coin', coins - coinWallet.balance)
  const expiresAt = yearsLater(ctx.clock.now(), MONEY.exchangedGemYears)
  const movementId = await postMovement(ctx, { kind: 'exchange', profileId, title }, [
    { walletId: coinWallet.id, currency: 'coin', delta: -coins, lots: parts },
    { account: 'exchanged', currency: 'coin', delta: coins },
    { account: 'exchanged', currency: 'gem', delta: -gems },
    {
      walletId: gemWallet.id,
      currency: 'gem',
      delta: gems,
      new: parts.map(({ lot, amount, unit_krw }) => ({
        amount: amount * PRICES.gemsOfCoin,
        unitKrw: Math.floor(unit_krw / PRICES.gemsOfCoin),
        origin: 'exchange',
        sourceLotId: lot,
        expiresAt,
      })),
    },
  ])
  if (movementId === null) throw new Error('an exchange has no key to be repeated under')
  return {
    movementId,
    title,
    currency: 'coin',
    price: coins,
    balanceBefore: coinWallet.balance,
    balanceAfter: coinWallet.balance - coins,
    parts: toParts(parts),
    given: { currency: 'gem', amount: gems },
    createdAt: ctx.clock.now().toISOString(),
  }
}
