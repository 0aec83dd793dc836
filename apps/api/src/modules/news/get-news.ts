import type { NewsItem } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findShownNews } from './news-repository.js'
import { toNewsItem } from './news-view.js'

/** An item as the actor sees it; throws `NOT_FOUND`. */
export async function getNews(ctx: Context<never, Actor>, newsId: string): Promise<NewsItem> {
  const row = await findShownNews(ctx.db, profileIdOf(ctx.actor), newsId)
  if (!row) throw new AppError('NOT_FOUND')
  return toNewsItem(row)
}
