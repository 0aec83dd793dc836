import type { System } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { eraseSession, listErasable, lockErasable } from './deleted-story-repository.js'
import { restorableSince } from './restorable.js'

const AT_ONCE = 20

/**
 * Erases stories whose days to be restored are over, one transaction each; a story that others descend from goes
 * after them. Answers how many.
 */
export async function eraseDeletedStories(ctx: Context<never, System>): Promise<number> {
  const deadline = restorableSince(ctx.clock)
  const due = await listErasable(ctx.db, { deadline, limit: AT_ONCE })
  let erased = 0
  for (const id of due) if (await eraseStory(ctx, { id, deadline })) erased += 1
  return erased
}

function eraseStory(
  ctx: Context<never, System>,
  story: { id: string; deadline: Date },
): Promise<boolean> {
  return inTransaction(ctx, async ({ db }) => {
    if (!(await lockErasable(db, story))) return false
    await eraseSession(db, story.id)
    return true
  })
}
