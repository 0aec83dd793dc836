import { and, eq } from 'drizzle-orm'
import type { Actor, Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import type { GuardedImage } from '../../platform/module/image-guard.js'
import { moderationCase } from '../../schema/moderation/moderation-case.table.js'
import { findOwnItem } from './item-repository.js'

/** The two of the conversation, as long as the item is theirs to see; moderators, where one of them reported it. */
export async function maySeePhoto(
  { db, actor }: Context<never, Actor>,
  { belongsTo }: GuardedImage,
): Promise<boolean> {
  if (actor.kind !== 'member') return false
  if ((await findOwnItem(db, actor.profileId, belongsTo)) !== null) return true
  if (!isModerator(actor)) return false
  const cases = await db
    .select({ id: moderationCase.id })
    .from(moderationCase)
    .where(and(eq(moderationCase.targetType, 'chat_item'), eq(moderationCase.targetId, belongsTo)))
    .limit(1)
  return cases.length > 0
}

function isModerator({ roles, isLimited }: Member): boolean {
  return !isLimited && roles.length > 0
}
