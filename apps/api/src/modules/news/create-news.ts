import type { NewsItem, ParsedBodyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { recordAudit } from '../audit/index.js'
import { getNews } from './get-news.js'
import { findByClientId, insertNews } from './news-repository.js'
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
    const id = tx.newId()
    const isNew = await insertNews(db, {
      id,
      byProfileId: actor.profileId,
      clientNewsId,
      ...textOfNews(text),
      publishedAt: clock.now(),
    })
    if (!isNew) return getNews(tx, await findRepeated(tx, given))
    const details = { newsId: id, newsKind: text.kind }
    await recordAudit(tx, { action: 'news.published', memberId: null, details })
    return getNews(tx, id)
  })
}

/** The id of what was published under the same client id. */
async function findRepeated(
  { db, actor }: Context<never, Member>,
  { clientNewsId, ...text }: NewNews,
): Promise<string> {
  const known = await findByClientId(db, actor.profileId, clientNewsId)
  // What was edited since says no more how it began.
  const isSame = known && (known.editedAt !== null || isSameText(known, text))
  if (!isSame || known.deletedAt !== null) throw new AppError('KEY_REUSED')
  return known.id
}
