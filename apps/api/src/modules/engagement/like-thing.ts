import type { Engagement, LikeTarget } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { countOneLess, countOneMore } from './count-repository.js'
import { deleteLike, insertLike } from './engagement-repository.js'
import { getEngagement, readEngagement } from './get-engagement.js'
import { getThing } from './get-thing.js'
import { tellCounted } from './tell-counted.js'
import { tellOfMilestone } from './tell-of-milestone.js'

type Liked = { targetType: LikeTarget; targetId: string }

/**
 * The member likes a thing; again it changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function likeThing(ctx: FullContext<Member>, target: Liked): Promise<Engagement> {
  const thing = await getThing(ctx, target)
  await inTransaction(ctx, async (tx) => {
    const row = { ...target, profileId: tx.actor.profileId, createdAt: tx.clock.now() }
    if (!(await insertLike(tx.db, row))) return
    const counts = await countOneMore(tx.db, target, 'likes')
    await tellCounted(tx, target)
    await tellOfMilestone(tx, { target, thing, counts })
  })
  return readEngagement(ctx, target)
}

/**
 * The member likes it no more, whether or not they may still see it.
 * @throws AppError NOT_FOUND where they did not, and do not see it
 */
export async function unlikeThing(ctx: FullContext<Member>, target: Liked): Promise<Engagement> {
  const wasTaken = await inTransaction(ctx, async (tx) => {
    const isGone = await deleteLike(tx.db, tx.actor.profileId, target)
    if (isGone) {
      await countOneLess(tx.db, target, 'likes')
      await tellCounted(tx, target)
    }
    return isGone
  })
  return wasTaken ? readEngagement(ctx, target) : getEngagement(ctx, target)
}
