import type { StorySessionView } from '@doran/contract'
import { LENGTHS } from '@doran/contract/limits'
import type { Context } from '../../platform/context/context.js'
import { ownerOf } from '../../platform/db/ownership.js'
import { countMemories } from '../story-memory/index.js'
import { listTurns, readLeaf, toTurn } from '../story-turn/index.js'
import { describeNarrators } from './describe-narrators.js'
import { findSessionOfOwner, listReachedEndings } from './story-session-repository.js'
import { toStorySession } from './story-session-view.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'

/** Everything the player's page needs, read at once. */
export async function getStorySession(
  ctx: Context<'themes' | 'models'>,
  session: StorySessionRow,
): Promise<StorySessionView> {
  const { db, themes } = ctx
  const [{ leaf, variants, pending }, turns, theme, narration, reached, memoryCount, parent] =
    await Promise.all([
      readLeaf(ctx, session),
      listTurns(ctx, { session, limit: LENGTHS.pageSize }),
      themes.load(db, session.themeVersionHash, session.commonVersionHash),
      describeNarrators(ctx, session),
      listReachedEndings(db, ownerOf(session), session.themeId),
      countMemories(ctx, session.id),
      findParent(ctx, session),
    ])
  // A turn that was finalized since the session was read is neither pending nor on its path any more.
  const now = await findSessionOfOwner(db, ownerOf(session), session.id)
  if (now && now.leafTurnId !== session.leafTurnId) return getStorySession(ctx, now)
  return {
    session: toStorySession(
      { ...session, parentSessionId: parent?.id ?? null },
      { leaf, variants, memoryCount, theme, narration, reached },
    ),
    turns: turns.items,
    previousCursor: turns.nextCursor,
    pending: pending && toTurn(pending),
  }
}

/** Null where it was deleted since. */
async function findParent(
  { db }: Context,
  session: StorySessionRow,
): Promise<Pick<StorySessionRow, 'id'> | null> {
  const { parentSessionId } = session
  return parentSessionId === null ? null : findSessionOfOwner(db, ownerOf(session), parentSessionId)
}
