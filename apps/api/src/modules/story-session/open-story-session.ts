import type { StorySessionView } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { assertMayOpen } from '../permission/index.js'
import { getStorySession } from './get-story-session.js'
import type { StorySessionRow } from './story-session.table.js'

/**
 * A story as its reader goes on with it.
 * @throws AppError RATING_LIMIT, AGE_UNCONFIRMED
 */
export async function openStorySession(
  ctx: Context<'themes' | 'models', Actor>,
  session: StorySessionRow,
): Promise<StorySessionView> {
  const { themeVersionHash, commonVersionHash } = session
  const { source } = await ctx.themes.load(ctx.db, themeVersionHash, commonVersionHash)
  assertMayOpen(ctx, source.ageRating)
  return getStorySession(ctx, session)
}
