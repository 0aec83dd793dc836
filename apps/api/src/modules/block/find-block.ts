import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { findBlocks } from './block-repository.js'

/** Whether the member blocked a person, and whether that person blocked the member. */
export async function findBlock(
  { db, actor }: Context<never, Member>,
  otherId: string,
): Promise<{ isByMe: boolean; isByOther: boolean }> {
  const { byOne, byOther } = await findBlocks(db, actor.profileId, otherId)
  return { isByMe: byOne, isByOther: byOther }
}
