import type { StorySessionView } from '@doran/contract'
import { LENGTHS } from '@doran/contract/limits'
import type { Deps } from '../../deps.js'
import type { StorySessionRow } from './story-session.table.js'
import { ownerOf } from '../../platform/db/ownership.js'
import { findPendingTurn, findTurnRow, listTurns, toTurn } from '../story-turn/index.js'
import { describeNarrators } from './describe-narrators.js'
import { findSessionOfOwner, listReachedEndings } from './session-store.js'
import { toStorySession } from './session-view.js'

/** Everything the player's page needs, read at once. */
export async function getSessionView(
  deps: Deps,
  session: StorySessionRow,
): Promise<StorySessionView> {
  const [leaf, turns, pending, theme, narration, reached] = await Promise.all([
    findTurnRow(deps.db, session.leafTurnId),
    listTurns(deps, session, { limit: LENGTHS.pageSize }),
    findPendingTurn(deps.db, session.leafTurnId),
    deps.themes.load(deps.db, session.themeVersionHash, session.commonVersionHash),
    describeNarrators(deps, session),
    listReachedEndings(deps.db, ownerOf(session), session.themeId),
  ])
  if (!leaf) throw new Error(`leaf ${session.leafTurnId} is gone`)
  // A turn that settled since the session was read is neither pending nor on its path any more.
  const now = await findSessionOfOwner(deps.db, ownerOf(session), session.id)
  if (now && now.leafTurnId !== session.leafTurnId) return getSessionView(deps, now)
  return {
    session: toStorySession(session, leaf, theme, narration, reached),
    turns: turns.items,
    previousCursor: turns.nextCursor,
    pending: pending && toTurn(pending),
  }
}
