import type { Currency, Wallet, WalletPart } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { dateInSeoul, endOfDayInSeoul, startOfWeekInSeoul } from '../../platform/time/seoul-day.js'
import { openWallet } from './post-movement.js'
import { toParts } from './pay.js'
import { earnedSince } from './earn.js'
import { walletHold } from './wallet-hold.table.js'
import { wallet, walletLot } from './wallet.table.js'

const CURRENCIES = ['coin', 'rune', 'gem'] as const satisfies readonly Currency[]

/** All of a person's money as they are shown it; the first reading of a day gives its gems. */
export async function readWallet(ctx: Context, profileId: string): Promise<Wallet> {
  await bringUpToDate(ctx, profileId)
  const now = ctx.clock.now()
  const [lots, held, earnedThisWeek] = await Promise.all([
    listLots(ctx, profileId),
    sumHeld(ctx, profileId),
    earnedSince(ctx, profileId, startOfWeekInSeoul(now)),
  ])
  const balanceOf = (currency: Currency) => {
    const parts = toParts(lots.filter((lot) => lot.currency === currency))
    return { total: parts.reduce((sum, { amount }) => sum + amount, 0), parts }
  }
  return {
    coin: balanceOf('coin'),
    rune: { ...balanceOf('rune'), earnedThisWeek },
    gem: {
      ...balanceOf('gem'),
      held,
      daily: PRICES.dailyGems + ((await hasPass(ctx, profileId)) ? PRICES.pass.moreDailyGems : 0),
      nextFillAt: endOfDayInSeoul(now).toISOString(),
    },
  }
}

/** How much of a currency a person can spend now. */
export async function readBalance(
  ctx: Context,
  profileId: string,
  currency: Currency,
): Promise<number> {
  await bringUpToDate(ctx, profileId, [currency])
  const [found] = await ctx.db
    .select({ balance: wallet.balance })
    .from(wallet)
    .where(and(eq(wallet.profileId, profileId), eq(wallet.currency, currency)))
  return found?.balance ?? 0
}

export async function hasPass({ db, clock }: Context, profileId: string): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select has_pass(${profileId}, ${clock.now().toISOString()}) as has`,
  )
  return rows[0]?.has ?? false
}

/** Opens the wallets that have something to give or to take back; mostly none, and then nothing is written. */
async function bringUpToDate(
  ctx: Context,
  profileId: string,
  currencies: readonly Currency[] = CURRENCIES,
): Promise<void> {
  const now = ctx.clock.now()
  const today = dateInSeoul(now)
  const rows = await ctx.db
    .select({
      currency: wallet.currency,
      dailyOn: wallet.dailyOn,
      hasExpired: sql<boolean>`exists (
        select from wallet_lot
        where wallet_id = ${wallet.id} and remaining > 0 and expires_at <= ${now.toISOString()}
      )`,
    })
    .from(wallet)
    .where(and(eq(wallet.profileId, profileId), inArray(wallet.currency, [...currencies])))
  const isDue = (currency: Currency) => {
    const row = rows.find((each) => each.currency === currency)
    const isUnfilled = currency === 'gem' && (row?.dailyOn ?? '') < today
    return isUnfilled || (row?.hasExpired ?? false)
  }
  const due = currencies.filter(isDue)
  if (due.length === 0) return
  await inTransaction(ctx, async (tx) => {
    for (const currency of due) await openWallet(tx, profileId, currency)
  })
}

type ShownLot = Pick<WalletPart, 'origin' | 'amount'> & {
  currency: Currency
  expires_at: string | null
}

async function listLots({ db, clock }: Context, profileId: string): Promise<ShownLot[]> {
  const rows = await db
    .select({
      currency: wallet.currency,
      origin: walletLot.origin,
      amount: walletLot.remaining,
      expiresAt: walletLot.expiresAt,
    })
    .from(walletLot)
    .innerJoin(wallet, eq(wallet.id, walletLot.walletId))
    .where(
      and(
        eq(wallet.profileId, profileId),
        gt(walletLot.remaining, 0),
        or(isNull(walletLot.expiresAt), gt(walletLot.expiresAt, clock.now())),
      ),
    )
    .orderBy(walletLot.createdAt)
  return rows.map(({ expiresAt, ...row }) => ({
    ...row,
    expires_at: expiresAt?.toISOString() ?? null,
  }))
}

async function sumHeld({ db }: Context, profileId: string): Promise<number> {
  const [found] = await db
    .select({ held: sql<number>`coalesce(sum(${walletHold.amount}), 0)::integer` })
    .from(walletHold)
    .innerJoin(wallet, eq(wallet.id, walletHold.walletId))
    .where(and(eq(wallet.profileId, profileId), eq(walletHold.status, 'held')))
  return found?.held ?? 0
}
