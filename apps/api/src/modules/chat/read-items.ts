import type { ChatEvent } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBlock } from '../block/index.js'
import { readChatNotifications } from '../notification/index.js'
import { publishEvents, queueEvents } from '../realtime/index.js'
import { findOwnItem, markItemsRead, type OwnItem } from './item-repository.js'
import { clearNotice } from './member-repository.js'
import { lockChannel, type Room } from './room-repository.js'

type ReadContext = Context<'realtime', Member>

/** Marks what the other sent as read, up to an item of the channel. */
export async function readChannel(
  ctx: ReadContext,
  { room, upTo }: { room: Room; upTo: string },
): Promise<void> {
  const item = await findOwnItem(ctx.db, room.profileId, upTo)
  if (item?.channelId !== room.id) throw new AppError('NOT_FOUND')
  await markRead(ctx, item, false)
}

/** Marks one item as read; one's own stays as it is. */
export async function readItem(ctx: ReadContext, item: OwnItem): Promise<void> {
  if (!item.isMine) await markRead(ctx, item, true)
}

async function markRead(ctx: ReadContext, item: OwnItem, only: boolean): Promise<void> {
  const { channelId, seat, seq, profileId, otherId } = item
  const { isByMe, isByOther } = await findBlock(ctx, otherId)
  // The other would learn that who blocked them still reads.
  if (isByMe) return
  const told = isByOther ? [profileId] : [profileId, otherId]
  const events = await inTransaction(ctx, async (tx) => {
    await lockChannel(tx.db, channelId)
    const marked = await markItemsRead(tx.db, { channelId, seat, upTo: seq, only })
    await clearNotice(tx.db, { channelId, seat })
    await readChatNotifications(tx, { profileId, channelId })
    if (marked === 0) return []
    const event: ChatEvent = {
      type: 'read',
      channelId,
      profileId,
      upTo: seq,
      ...(only && { itemId: item.id }),
    }
    return queueEvents(
      tx,
      told.map((each) => ({ profileId: each, event })),
    )
  })
  publishEvents(ctx, events)
}
