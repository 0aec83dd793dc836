import type { Engagement, FollowTarget } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type FullContext } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBlock } from '../block/index.js'
import { countOneLess, countOneMore } from './count-repository.js'
import { deleteFollow, insertFollow } from './engagement-repository.js'
import { getEngagement, readEngagement } from './get-engagement.js'
import { getThing } from './get-thing.js'

type Followed = { targetType: FollowTarget; targetId: string }

/**
 * The member follows a person or a theme; again it changes nothing.
 * @throws AppError NOT_FOUND, for oneself and across a block too
 */
export async function followThing(ctx: FullContext<Member>, target: Followed): Promise<Engagement> {
  await getThing(ctx, target)
  if (target.targetType === 'profile') await refuseUnreachable(ctx, target.targetId)
  await inTransaction(ctx, async (tx) => {
    const row = { ...target, profileId: tx.actor.profileId, createdAt: tx.clock.now() }
    if (await insertFollow(tx.db, row)) await countOneMore(tx.db, target, 'followers')
  })
  return readEngagement(ctx, target)
}

async function refuseUnreachable(ctx: FullContext<Member>, profileId: string): Promise<void> {
  if (profileId === ctx.actor.profileId) throw new AppError('NOT_FOUND')
  const { isByMe, isByOther } = await findBlock(ctx, profileId)
  if (isByMe || isByOther) throw new AppError('NOT_FOUND')
}

/**
 * The member follows it no more, whether or not they may still see it.
 * @throws AppError NOT_FOUND where they did not, and do not see it
 */
export async function unfollowThing(
  ctx: FullContext<Member>,
  target: Followed,
): Promise<Engagement> {
  const wasTaken = await inTransaction(ctx, async (tx) => {
    const isGone = await deleteFollow(tx.db, tx.actor.profileId, target)
    if (isGone) await countOneLess(tx.db, target, 'followers')
    return isGone
  })
  return wasTaken ? readEngagement(ctx, target) : getEngagement(ctx, target)
}
