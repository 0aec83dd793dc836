import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { EngagementThing } from '../../platform/module/engagement-target.js'
import { findBlock } from '../block/index.js'
import { addNotification } from '../notification/index.js'
import { findMaker } from '../profile/index.js'
import type { Answered } from './find-answered.js'
import type { CommentRow } from '../../schema/comment/comment.table.js'

type Written = {
  place: Pick<CommentRow, 'targetType' | 'targetId'>
  thing: EngagementThing
  answered: Answered | null
}

/** Tells whom a reply answers, and who made what is commented on; nobody of both. */
export async function tellOfComment(
  ctx: Context<never, Member>,
  { place, thing, answered }: Written,
): Promise<void> {
  const author = await findMaker(ctx, ctx.actor.profileId)
  const { targetType, targetId } = place
  const data = { targetType, targetId, title: thing.title, name: author?.name ?? '' }
  const aboutProfileId = ctx.actor.profileId
  const answeredId = answered?.authorProfileId ?? null
  if (answeredId !== null && (await isTold(ctx, answeredId))) {
    const notice = { type: 'comment_reply', data, profileId: answeredId, aboutProfileId } as const
    await addNotification(ctx, notice)
  }
  const { ownerProfileId } = thing
  if (ownerProfileId === null || ownerProfileId === answeredId) return
  if (await isTold(ctx, ownerProfileId)) {
    const notice = { type: 'comment', data, profileId: ownerProfileId, aboutProfileId } as const
    await addNotification(ctx, notice)
  }
}

/** Not oneself, nobody across a block, and not the product's own account, which nobody reads. */
async function isTold(ctx: Context<never, Member>, profileId: string): Promise<boolean> {
  if (profileId === ctx.actor.profileId) return false
  const told = await findMaker(ctx, profileId)
  if (!told || told.isGone || told.isOfficial) return false
  const { isByMe, isByOther } = await findBlock(ctx, profileId)
  return !isByMe && !isByOther
}
