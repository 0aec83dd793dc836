import type { NewsItem, NewsReaction } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { getNews } from './get-news.js'
import { deleteReaction, putReaction } from './news-repository.js'

type Reacting = { newsId: string; reaction: NewsReaction | null }

/** Says what a member thinks of an item, in place of what they said before; null takes it back. */
export async function reactToNews(
  ctx: Context<never, Member>,
  { newsId, reaction }: Reacting,
): Promise<NewsItem> {
  const { db, actor } = ctx
  const mine = { newsId, profileId: actor.profileId }
  await (reaction === null ? deleteReaction(db, mine) : putReaction(db, { ...mine, reaction }))
  return getNews(ctx, newsId)
}
