import type { Deps } from '../../deps.js'
import { addNotification } from '../notification/index.js'
import { lockSessionsOfVisitor, moveSessions } from '../story-session/index.js'
import { findVisitor, lockVisitor, noteAiNotice, noteMerged } from './visitor-store.js'

/**
 * Brings over to a member what their browser did as a visitor, all or nothing; answers how many stories came.
 * Whoever was merged before, or never was, brings nothing.
 */
export async function mergeVisitor(
  deps: Deps,
  given: { profileId: string; visitorCredential: string | null },
): Promise<number> {
  const { profileId, visitorCredential } = given
  const visitorId = visitorCredential && (await findVisitor(deps.database, visitorCredential))
  if (!visitorId) return 0
  return deps.db.transaction(async (tx) => {
    // The stories before their visitor, as `accept_turn` locks them.
    await lockSessionsOfVisitor(tx, visitorId)
    const visitor = await lockVisitor(tx, visitorId)
    if (!visitor) return 0
    const stories = await moveSessions(tx, visitorId, profileId)
    if (visitor.aiNoticeAt) {
      await noteAiNotice(tx, { kind: 'member', profileId }, visitor.aiNoticeAt)
    }
    await noteMerged(tx, visitorId, deps.clock.now())
    if (stories > 0) {
      await addNotification(tx, deps, profileId, { type: 'stories_merged', data: { stories } })
    }
    return stories
  })
}
