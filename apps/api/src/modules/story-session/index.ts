import type { Deps } from '../../deps.js'
import type { StorySessionRow } from './story-session.table.js'
import type { Owner } from '../../platform/context/actor.js'
import { findSessionOfOwner } from './session-store.js'

export { listSessions } from './list-sessions.js'
export { lockSessionsOfVisitor, moveSessions } from './session-owner-store.js'
export { sessionHandlers } from './story-session.routes.js'

export function findOwnedSession(
  deps: Deps,
  owner: Owner,
  id: string,
): Promise<StorySessionRow | null> {
  return findSessionOfOwner(deps.db, owner, id)
}
