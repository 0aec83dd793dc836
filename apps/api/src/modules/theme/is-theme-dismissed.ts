import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { listDismissedIds } from './theme-dismissal-repository.js'

/** Whether the actor does not want to be shown a theme in lists. */
export async function isThemeDismissed(
  { db, actor }: Context<never, Actor>,
  themeId: string,
): Promise<boolean> {
  if (actor.kind !== 'member') return false
  return (await listDismissedIds(db, actor.profileId, [themeId])).length > 0
}
