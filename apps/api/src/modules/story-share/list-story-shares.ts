import type { StoryShare } from '@doran/contract'
import type { Context } from '../../platform/context/context.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { listStanding } from './story-share-repository.js'
import { toStoryShare } from './story-share-view.js'

/** The links of a story that stand, the newest first. */
export async function listStoryShares(
  { db }: Context,
  session: StorySessionRow,
): Promise<{ items: StoryShare[] }> {
  const rows = await listStanding(db, session.id)
  return { items: rows.map(toStoryShare) }
}
