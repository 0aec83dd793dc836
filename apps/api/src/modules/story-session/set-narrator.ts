import type { NarratorKey, StorySession } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { describeNarrators } from './describe-narrators.js'
import { getStorySession } from './get-story-session.js'
import { updateNarrator } from './story-session-store.js'
import type { StorySessionRow } from './story-session.table.js'

/** Chooses the narrator of the next turn; one that is being generated goes on as it started. */
export async function setNarrator(
  ctx: Context<'themes' | 'models'>,
  { session, narrator }: { session: StorySessionRow; narrator: NarratorKey },
): Promise<StorySession> {
  if (narrator !== 'offline') {
    const { narrators, modelTurnsLeft } = await describeNarrators(ctx, session)
    const isKnown = narrators.some(({ key }) => key === narrator)
    if (!isKnown || modelTurnsLeft === 0) throw new AppError('NARRATOR_UNAVAILABLE')
  }
  const changed = await updateNarrator(ctx.db, session.id, narrator)
  return (await getStorySession(ctx, changed ?? session)).session
}
