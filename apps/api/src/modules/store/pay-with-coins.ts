import type { Receipt } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { startPass } from '../gem/index.js'
import { exchangeCoins, pay } from '../wallet/index.js'
import { findArticle } from './find-article.js'
import { readQuote } from './sign-quote.js'

/**
 * Pays what was quoted, and gives it.
 * @throws AppError PRICE_CHANGED where the quote is old, another's or not the price any more; NOT_ENOUGH_COIN
 */
export async function payWithCoins(
  ctx: Context<'env', Member>,
  { quoteId }: { quoteId: string },
): Promise<Receipt> {
  const quote = readQuote(ctx, quoteId)
  const { profileId } = ctx.actor
  const isGood = quote?.profileId === profileId && quote.until > ctx.clock.now().getTime()
  const article = quote && isGood ? findArticle(quote.type, quote.id) : null
  if (!article || article.price !== quote?.price) throw new AppError('PRICE_CHANGED')
  const { price, title } = article
  if (article.type === 'gem') return exchangeCoins(ctx, { gems: article.gems, coins: price, title })
  const receipt = await pay(ctx, { profileId, currency: 'coin', amount: price, title })
  await startPass(ctx, article.days)
  return receipt
}
