import { ENGAGEMENT } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { EngagementThing } from '../../platform/module/engagement-target.js'
import { addNotification } from '../notification/index.js'
import { findMaker } from '../profile/index.js'
import { setToldLikes, type Counts, type Target } from './count-repository.js'

type Liked = { target: Target; thing: EngagementThing; counts: Counts }

/** Tells the maker of a thing, once, that so many like it; called while its counts are locked. */
export async function tellOfMilestone(
  ctx: Context<never, Member>,
  { target, thing, counts }: Liked,
): Promise<void> {
  const { ownerProfileId, title, below } = thing
  if (ownerProfileId === null || ownerProfileId === ctx.actor.profileId) return
  const reached = ENGAGEMENT.likeMilestones.findLast((milestone) => milestone <= counts.likes)
  if (reached === undefined || reached <= counts.toldLikes) return
  await setToldLikes(ctx.db, target, reached)
  const maker = await findMaker(ctx, ownerProfileId)
  if (!maker || maker.isGone || maker.isOfficial) return
  await addNotification(ctx, {
    profileId: ownerProfileId,
    type: 'like_milestone',
    data: { ...target, title, likes: reached, ...(below && { below }) },
  })
}
