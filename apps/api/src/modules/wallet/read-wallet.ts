import type { Currency, Wallet, WalletPart } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { dateInSeoul, endOfDayInSeoul, startOfWeekInSeoul } from '../../platform/time/seoul-day.js'
import { sumOf, toParts } from './pay.js'
import { earnedSince } from './earn.js'
import { planSpend, type SpentPart } from './movement-repository.js'
import { walletHold } from '../../schema/wallet/wallet-hold.table.js'
import { wallet, walletLot } from '../../schema/wallet/wallet.table.js'

/** All of a person's money as they are shown it. Reading writes nothing: what a day gives is told before it is given. */
export async function readWallet(ctx: Context, profileId: string): Promise<Wallet> {
  const now = ctx.clock.now()
  const [lots, daily, held, earnedThisWeek] = await Promise.all([
    listLots(ctx, profileId),
    readDaily(ctx, profileId),
    sumHeld(ctx, profileId),
    earnedSince(ctx, { profileId, since: startOfWeekInSeoul(now) }),
  ])
  const balanceOf = (currency: Currency) => {
    const parts = toParts(lots.filter((lot) => lot.currency === currency))
    return { total: parts.reduce((sum, { amount }) => sum + amount, 0), parts }
  }
  return {
    coin: balanceOf('coin'),
    rune: { ...balanceOf('rune'), earnedThisWeek },
    gem: { ...balanceOf('gem'), held, daily, nextFillAt: endOfDayInSeoul(now).toISOString() },
  }
}

/** How much of a currency a person can spend now. */
export async function readBalance(
  ctx: Context,
  { profileId, currency }: { profileId: string; currency: Currency },
): Promise<number> {
  const lots = await listLots(ctx, profileId)
  return sumOf(lots.filter((lot) => lot.currency === currency))
}

/** Which lots would pay an amount now; none where they are too few. */
export async function planOf(
  ctx: Context,
  { profileId, currency, amount }: { profileId: string; currency: Currency; amount: number },
): Promise<SpentPart[]> {
  const [row] = await ctx.db
    .select({ id: wallet.id })
    .from(wallet)
    .where(and(eq(wallet.profileId, profileId), eq(wallet.currency, currency)))
  return row ? ((await planSpend(ctx, row.id, amount)) ?? []) : []
}

export async function hasPass({ db, clock }: Context, profileId: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select has_pass(${profileId}, ${clock.now().toISOString()}) as has`,
  )
  return rows[0]?.has ?? false
}

/** What a day begins with. */
async function readDaily(ctx: Context, profileId: string): Promise<number> {
  const more = (await hasPass(ctx, profileId)) ? PRICES.pass.moreDailyGems : 0
  return PRICES.dailyGems + more
}

type ShownLot = Pick<WalletPart, 'origin' | 'amount'> & {
  currency: Currency
  expires_at: string | null
}

/**
 * What can be spent, with today's gems before `open_wallet` has given them. Asked in one question: another would see
 * them twice, or not at all, where they are given in between.
 */
async function listLots(ctx: Context, profileId: string): Promise<ShownLot[]> {
  const { db, clock } = ctx
  const now = clock.now()
  const isGood = or(isNull(walletLot.expiresAt), gt(walletLot.expiresAt, now))
  const rows = await db
    .select({
      currency: wallet.currency,
      dailyOn: wallet.dailyOn,
      origin: walletLot.origin,
      amount: walletLot.remaining,
      expiresAt: walletLot.expiresAt,
    })
    .from(wallet)
    .leftJoin(walletLot, and(eq(walletLot.walletId, wallet.id), gt(walletLot.remaining, 0), isGood))
    .where(eq(wallet.profileId, profileId))
    .orderBy(walletLot.createdAt)
  const lots = rows.flatMap(({ currency, origin, amount, expiresAt }) =>
    origin === null || amount === null
      ? []
      : [{ currency, origin, amount, expires_at: expiresAt?.toISOString() ?? null }],
  )
  const gems = rows.find(({ currency }) => currency === 'gem')
  if (gems?.dailyOn && gems.dailyOn >= dateInSeoul(now)) return lots
  const expires_at = endOfDayInSeoul(now).toISOString()
  const amount = await readDaily(ctx, profileId)
  return [{ currency: 'gem', origin: 'daily', amount, expires_at }, ...lots]
}

async function sumHeld({ db }: Context, profileId: string): Promise<number> {
  const [found] = await db
    .select({ held: sql<number>`coalesce(sum(${walletHold.amount}), 0)::integer` })
    .from(walletHold)
    .innerJoin(wallet, eq(wallet.id, walletHold.walletId))
    .where(and(eq(wallet.profileId, profileId), eq(walletHold.status, 'held')))
  return found?.held ?? 0
}
