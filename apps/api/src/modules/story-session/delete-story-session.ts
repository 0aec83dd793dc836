import type { StorySessionCard } from '@doran/contract'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { lockLeaf } from '../story-turn/index.js'
import { ThemeFacts } from '../theme/index.js'
import { setDeletedAt, type RestorableSession } from './deleted-story-repository.js'
import { toStorySessionCard } from './story-session-view.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'

/**
 * Takes a story out of everything; it can be restored for some days. Branches of it stay.
 * @throws AppError TURN_IN_FLIGHT
 */
export function deleteStorySession(ctx: Context, { id }: StorySessionRow): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await lockLeaf(tx, { id })
    await setDeletedAt(tx.db, id, tx.clock.now())
  })
}

/** Brings a deleted story back as it was. */
export async function restoreStorySession(
  { db }: Context,
  session: RestorableSession,
): Promise<StorySessionCard> {
  await setDeletedAt(db, session.id, null)
  return toStorySessionCard({ ...session, deletedAt: null }, ThemeFacts.parse(session.themeCard))
}
