import { MONEY, PRICES } from '@doran/contract/limits'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { daysLater } from './expiry.js'
import { openWallet, postMovement } from './movement-repository.js'
import { wallet, walletLot } from '../../schema/wallet/wallet.table.js'

type ReturnedLot = { lot: string; unitKrw: number; sourceLotId: string; gems: number; until: Date }

/** Which unused exchanged gems could go back to coins now: whole coins of each lot, within the days for that. */
export async function listReturnable(ctx: Context, profileId: string): Promise<ReturnedLot[]> {
  const now = ctx.clock.now()
  const source = alias(walletLot, 'source')
  const rows = await ctx.db
    .select({
      lot: walletLot.id,
      unitKrw: walletLot.unitKrw,
      sourceLotId: walletLot.sourceLotId,
      remaining: walletLot.remaining,
      createdAt: walletLot.createdAt,
    })
    .from(walletLot)
    .innerJoin(wallet, eq(wallet.id, walletLot.walletId))
    .innerJoin(source, eq(source.id, walletLot.sourceLotId))
    .where(
      and(
        eq(wallet.profileId, profileId),
        eq(wallet.currency, 'gem'),
        // Coins that have expired meanwhile would come back to nothing.
        or(isNull(source.expiresAt), gt(source.expiresAt, now)),
        gt(walletLot.remaining, 0),
        gt(walletLot.createdAt, daysLater(now, -MONEY.fullRefundDays)),
      ),
    )
  return rows.flatMap(({ sourceLotId, remaining, createdAt, ...row }) => {
    const gems = remaining - (remaining % PRICES.gemsOfCoin)
    const until = daysLater(createdAt, MONEY.fullRefundDays)
    return gems > 0 && sourceLotId !== null ? [{ ...row, sourceLotId, gems, until }] : []
  })
}

/**
 * Gives all returnable gems back for the coins they came from; `gems` is what the person was shown.
 * @throws AppError NOTHING_TO_RETURN, REFUND_CHANGED
 */
export async function returnGems(
  ctx: Context<never, Member>,
  { gems }: { gems: number },
): Promise<{ gems: number; coins: number; coinBalance: number }> {
  const { profileId } = ctx.actor
  const coinWallet = await openWallet(ctx, profileId, 'coin')
  const gemWallet = await openWallet(ctx, profileId, 'gem')
  const lots = await listReturnable(ctx, profileId)
  const total = lots.reduce((sum, lot) => sum + lot.gems, 0)
  if (total === 0) throw new AppError('NOTHING_TO_RETURN')
  if (total !== gems) throw new AppError('REFUND_CHANGED')
  const coins = total / PRICES.gemsOfCoin
  await postMovement(ctx, { kind: 'return', profileId, title: '젬 되돌리기' }, [
    {
      walletId: gemWallet.id,
      currency: 'gem',
      delta: -total,
      lots: lots.map(({ lot, gems: amount, unitKrw }) => ({ lot, amount, unit_krw: unitKrw })),
    },
    { account: 'exchanged', currency: 'gem', delta: total },
    { account: 'exchanged', currency: 'coin', delta: -coins },
    {
      walletId: coinWallet.id,
      currency: 'coin',
      delta: coins,
      lots: mergeBySource(lots),
    },
  ])
  return { gems: total, coins, coinBalance: coinWallet.balance + coins }
}

/** Several exchanges may have taken from one lot of coins. */
function mergeBySource(lots: readonly ReturnedLot[]) {
  return [...Map.groupBy(lots, ({ sourceLotId }) => sourceLotId)].map(([lot, ofLot]) => ({
    lot,
    amount: ofLot.reduce((sum, { gems }) => sum + gems, 0) / PRICES.gemsOfCoin,
    unit_krw: Math.max(...ofLot.map(({ unitKrw }) => unitKrw * PRICES.gemsOfCoin)),
  }))
}
