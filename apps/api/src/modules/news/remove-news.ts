import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { deleteNews, findNews } from './news-store.js'

/** Takes an item out, with its reactions; throws `NOT_FOUND`. */
export function removeNews(ctx: Context<never, Member>, newsId: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const known = await findNews(tx.db, newsId)
    if (!known || !(await deleteNews(tx.db, newsId))) throw new AppError('NOT_FOUND')
    // By this the seed knows that it shall not come again.
    const details = { newsId, newsKind: known.kind }
    await recordAudit(tx, { action: 'news.deleted', memberId: null, details })
  })
}
