import type { NewsItem, ParsedBodyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { getNews } from './get-news.js'
import { findByClientId, insertNews, lockClientId } from './news-store.js'
import { isSameText, textOfNews } from './news-text.js'

type NewNews = ParsedBodyOf<'POST /v1/admin/news'>

/**
 * Publishes an item; the same client id with the same content is the same item.
 * @throws AppError KEY_REUSED
 */
export function createNews(ctx: Context<never, Member>, given: NewNews): Promise<NewsItem> {
  return inTransaction(ctx, async (tx) => {
    const { db, actor, clock } = tx
    const { clientNewsId, ...text } = given
    await lockClientId(db, actor.profileId, clientNewsId)
    const known = await findByClientId(db, actor.profileId, clientNewsId)
    if (known) {
      // What was edited since says no more how it began.
      if (known.editedAt === null && !isSameText(known, text)) throw new AppError('KEY_REUSED')
      return getNews(tx, known.id)
    }
    const id = tx.newId()
    await insertNews(db, {
      id,
      byProfileId: actor.profileId,
      clientNewsId,
      ...textOfNews(text),
      publishedAt: clock.now(),
      editedAt: null,
    })
    const details = { newsId: id, newsKind: text.kind }
    await recordAudit(tx, { action: 'news.published', memberId: null, details })
    return getNews(tx, id)
  })
}
