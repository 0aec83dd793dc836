import type { ChatChannel } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBlock } from '../block/index.js'
import { assertMayWrite } from '../permission/index.js'
import { getProfile } from '../profile/index.js'
import { getChannel } from './get-channel.js'
import { insertRoom, markOpened } from './room-repository.js'

/**
 * The conversation with a person, opened where there was none. The other one hears nothing of it before the first item.
 * @throws AppError CHAT_SELF, NOT_FOUND, CHAT_CLOSED
 */
export async function openChannel(
  ctx: Context<never, Member>,
  { profileUUID }: { profileUUID: string },
): Promise<ChatChannel> {
  const { profileId } = ctx.actor
  if (profileUUID === profileId) throw new AppError('CHAT_SELF')
  await assertMayWrite(ctx)
  const { isByMe, isByOther } = await findBlock(ctx, profileUUID)
  if (isByMe || isByOther) throw new AppError('CHAT_CLOSED')
  const { isOfficial } = await getProfile(ctx, profileUUID)
  if (isOfficial) throw new AppError('CHAT_CLOSED')
  const id = await inTransaction(ctx, async (tx) => {
    const at = tx.clock.now()
    const channelId = await insertRoom(tx.db, {
      id: tx.newId(),
      profileIds: [profileId, profileUUID],
      at,
    })
    await markOpened(tx.db, { channelId, profileId, at })
    return channelId
  })
  return getChannel(ctx, id)
}
