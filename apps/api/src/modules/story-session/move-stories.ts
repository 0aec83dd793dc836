import type { Context } from '../../platform/context/context.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { addNotification } from '../notification/index.js'
import { moveSessions } from './session-owner-repository.js'

/** Makes a visitor's stories a member's and notifies the member, where there are any; answers how many. */
export async function moveStories(ctx: Context, merge: Merge): Promise<number> {
  const { profileId } = merge
  const stories = await moveSessions(ctx.db, merge)
  if (stories > 0) {
    await addNotification(ctx, { profileId, type: 'stories_merged', data: { stories } })
  }
  return stories
}
