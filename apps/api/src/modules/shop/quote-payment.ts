import type { CoinPack, PayQuote, PayType } from '@doran/contract'
import { MONEY, PRICES } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { nextPass } from '../gem/index.js'
import { planOf, readBalance, toParts } from '../wallet/index.js'
import { findArticle, type Article } from './find-article.js'
import { signQuote } from './sign-quote.js'

const MINUTE_MS = 60_000

/**
 * What an article would cost the member now, and what of their coins would pay it.
 * @throws AppError NOT_FOUND for what is not sold
 */
export async function quotePayment(
  ctx: Context<'env', Member>,
  { type, id }: { type: PayType; id: string },
): Promise<PayQuote> {
  const article = findArticle(type, id)
  if (!article) throw new AppError('NOT_FOUND')
  const { price } = article
  const { profileId } = ctx.actor
  const [balance, parts] = await Promise.all([
    readBalance(ctx, { profileId, currency: 'coin' }),
    planOf(ctx, { profileId, currency: 'coin', amount: price }),
  ])
  const missing = Math.max(0, price - balance)
  const until = ctx.clock.now().getTime() + MONEY.quoteMinutes * MINUTE_MS
  return {
    quoteId: signQuote(ctx, { type, id, price, profileId, until, nonce: ctx.newId() }),
    type,
    id,
    price,
    balanceBefore: balance,
    balanceAfter: missing > 0 ? null : balance - price,
    parts: toParts(parts),
    missing,
    pack: missing > 0 ? packFor(missing) : null,
    until: await passUntil(ctx, article),
    gems: article.type === 'gem' ? article.gems : null,
  }
}

/** The smallest that is enough. */
function packFor(missing: number): CoinPack | null {
  return PRICES.coinPacks.find(({ coins, bonus }) => coins + bonus >= missing) ?? null
}

async function passUntil(ctx: Context<never, Member>, article: Article): Promise<string | null> {
  if (article.type !== 'pass') return null
  const { endsAt } = await nextPass(ctx, { days: article.days, now: ctx.clock.now() })
  return endsAt.toISOString()
}
