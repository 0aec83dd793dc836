import type { NewsItem } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { getNews } from './get-news.js'
import { lockNews, updateNews } from './news-repository.js'
import { isSameText, textOfNews, type NewsText } from './news-text.js'

/** Writes an item anew, which keeps its day. Sent again, it changes nothing; throws `NOT_FOUND`. */
export function editNews(
  ctx: Context<never, Member>,
  { newsId, ...text }: NewsText & { newsId: string },
): Promise<NewsItem> {
  return inTransaction(ctx, async (tx) => {
    const known = await lockNews(tx.db, newsId)
    if (!known) throw new AppError('NOT_FOUND')
    if (!isSameText(known, text)) {
      await updateNews(tx.db, newsId, { ...textOfNews(text), editedAt: tx.clock.now() })
      const details = { newsId, newsKind: text.kind }
      await recordAudit(tx, { action: 'news.edited', memberId: null, details })
    }
    return getNews(tx, newsId)
  })
}
