import type { NarratorKey, StorySession } from '@doran/contract'
import { eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors/app-error.js'
import type { Deps } from '../../deps.js'
import { storySession, type StorySessionRow } from './story-session.table.js'
import { describeNarrators } from './describe-narrators.js'
import { getSessionView } from './get-session.js'

/** Chooses who tells the next turn; a turn that is being told goes on as it began. */
export async function setNarrator(
  deps: Deps,
  session: StorySessionRow,
  narrator: NarratorKey,
): Promise<StorySession> {
  if (narrator !== 'offline') {
    const { narrators, modelTurnsLeft } = await describeNarrators(deps, session)
    const isKnown = narrators.some(({ key }) => key === narrator)
    if (!isKnown || modelTurnsLeft === 0) throw new AppError('NARRATOR_UNAVAILABLE')
  }
  const [changed] = await deps.db
    .update(storySession)
    .set({ narrator })
    .where(eq(storySession.id, session.id))
    .returning()
  return (await getSessionView(deps, changed ?? session)).session
}
