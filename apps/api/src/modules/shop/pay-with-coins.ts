import { createHash } from 'node:crypto'
import type { Receipt } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { claimKey } from '../../platform/idempotency/run-once.js'
import { startPass } from '../gem/index.js'
import { exchangeCoins, pay } from '../wallet/index.js'
import { findArticle } from './find-article.js'
import { readQuote } from './sign-quote.js'

/**
 * Pays what was quoted, and gives it. A quote is paid once, under whatever keys.
 * @throws AppError PRICE_CHANGED where the quote is old, paid, another's or not the price any more; NOT_ENOUGH_COIN
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
  await takeQuote(ctx, quoteId)
  const { price, title } = article
  if (article.type === 'gem') return exchangeCoins(ctx, { gems: article.gems, coins: price, title })
  const receipt = await pay(ctx, { profileId, currency: 'coin', amount: price, title })
  await startPass(ctx, article.days)
  return receipt
}

async function takeQuote(
  { db, actor, clock }: Context<never, Member>,
  quoteId: string,
): Promise<void> {
  const fingerprint = createHash('sha256').update(quoteId).digest('base64url')
  const row = { profileId: actor.profileId, key: `quote:${fingerprint}`, fingerprint }
  const isFirst = await claimKey(db, { ...row, createdAt: clock.now() })
  if (!isFirst) throw new AppError('PRICE_CHANGED')
}
