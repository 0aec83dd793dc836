import type { GemOverview, TurnPrice } from '@doran/contract'
import { PRICES, turnPrice } from '@doran/contract/limits'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { hasPass, listReturnable, readWallet } from '../wallet/index.js'
import { hasGemNotice } from './gem-notice-repository.js'
import { findLastPass } from './pass-repository.js'

/** What gems cost and give, and to a member what they have. */
export async function getGems(ctx: Context<'models', Actor>): Promise<GemOverview> {
  const profileId = profileIdOf(ctx.actor)
  const wallet = profileId === null ? null : await readWallet(ctx, profileId)
  return {
    gem: wallet?.gem ?? null,
    coins: wallet?.coin.total ?? null,
    dailyGems: PRICES.dailyGems,
    welcomeGems: PRICES.welcomeGems,
    prices: turnPrices(ctx, profileId !== null && (await hasPass(ctx, profileId))),
    exchanges: PRICES.gemAmounts.map((gems) => ({ gems, coins: gems / PRICES.gemsOfCoin })),
    pass: await passOffer(ctx, profileId),
    hasNotice: profileId !== null && (await hasGemNotice(ctx.db, profileId)),
    returnable: profileId === null ? null : await readReturnable(ctx, profileId),
  }
}

/** Of the models that are there. */
export function turnPrices({ models }: Context<'models'>, hasIt: boolean): TurnPrice[] {
  return models.tiers.map((tier) => ({
    tier,
    turn: turnPrice(tier, 'do', hasIt),
    continue: turnPrice(tier, 'continue', hasIt),
  }))
}

export async function passOffer(
  { db, clock, models }: Context<'models'>,
  profileId: string | null,
): Promise<GemOverview['pass']> {
  const { sku, coins, days, moreDailyGems, lessDeepGems } = PRICES.pass
  const last = profileId === null ? null : await findLastPass(db, profileId)
  const isRunning = last !== null && last.endsAt > clock.now()
  return {
    id: sku,
    coins,
    days,
    moreDailyGems,
    lessDeepGems: models.tiers.includes('deep') ? lessDeepGems : null,
    until: isRunning ? last.endsAt.toISOString() : null,
  }
}

async function readReturnable(ctx: Context, profileId: string): Promise<GemOverview['returnable']> {
  const lots = await listReturnable(ctx, profileId)
  if (lots.length === 0) return null
  const gems = lots.reduce((sum, lot) => sum + lot.gems, 0)
  const first = lots.toSorted((a, b) => a.until.getTime() - b.until.getTime())[0]
  return { gems, coins: gems / PRICES.gemsOfCoin, until: first?.until.toISOString() ?? null }
}
