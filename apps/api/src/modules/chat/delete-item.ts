import type { ChatItem } from '@doran/contract'
import { CHAT } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findBlock } from '../block/index.js'
import { IMAGE_PURPOSES, releaseAndDelete } from '../image/index.js'
import { publishEvents, queueEvents } from '../realtime/index.js'
import { toItems } from './chat-view.js'
import { emptyItem, getItemRow, type OwnItem } from './item-repository.js'
import { lockChannel } from './room-repository.js'

/**
 * Deletes one's own item for both, within five minutes; again it changes nothing.
 * @throws AppError NOT_FOUND for an item of the other, ITEM_TOO_OLD
 */
export async function deleteItem(
  ctx: Context<'images' | 'realtime', Member>,
  { id, channelId, isMine, profileId, otherId }: OwnItem,
): Promise<ChatItem> {
  if (!isMine) throw new AppError('NOT_FOUND')
  const { isByMe, isByOther } = await findBlock(ctx, otherId)
  const told = isByMe || isByOther ? [profileId] : [profileId, otherId]
  const { item, events, imageKey } = await inTransaction(ctx, async (tx) => {
    await lockChannel(tx.db, channelId)
    const before = await getItemRow(tx.db, id)
    const sentAfter = new Date(tx.clock.now().getTime() - CHAT.deletableMs)
    const isDeleted = before.kind === 'deleted' || (await emptyItem(tx.db, id, sentAfter))
    if (!isDeleted) throw new AppError('ITEM_TOO_OLD')
    const [shown] = await toItems(tx, [await getItemRow(tx.db, id)])
    if (!shown) throw new Error('unreachable: one row is one item')
    const event = { type: 'item', item: shown } as const
    return {
      item: shown,
      events: await queueEvents(
        tx,
        told.map((each) => ({ profileId: each, event })),
      ),
      imageKey: before.kind === 'image' ? before.body : null,
    }
  })
  publishEvents(ctx, events)
  if (imageKey !== null) {
    await releaseAndDelete(ctx, { purpose: IMAGE_PURPOSES.chat, belongsTo: id, key: imageKey })
  }
  return item
}
