import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { publishEvents } from '../realtime/index.js'
import { deleteBlock } from './block-repository.js'
import { queueChannelChange } from './queue-channel-change.js'

/** Of somebody who is not blocked it changes nothing. */
export async function unblockProfile(
  ctx: Context<'realtime', Member>,
  blockedId: string,
): Promise<void> {
  const events = await inTransaction(ctx, async (tx) => {
    await deleteBlock(tx.db, tx.actor.profileId, blockedId)
    return queueChannelChange(tx, blockedId)
  })
  publishEvents(ctx, events)
}
