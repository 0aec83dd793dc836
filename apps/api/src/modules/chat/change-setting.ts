import type { ChatChannel, ParsedBodyOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { publishEvents, queueEvents } from '../realtime/index.js'
import { getChannel } from './get-channel.js'
import { setAccepted, setLeft, setQuiet } from './member-repository.js'
import { lockChannel, type Room } from './room-repository.js'

type Changes = ParsedBodyOf<'PATCH /v1/chat/channel/{id}/setting'>

/** Changes what is given of how the member keeps a channel; accepting a request is the other's news too. */
export async function changeSetting(
  ctx: Context<'realtime', Member>,
  { room, changes }: { room: Room; changes: Changes },
): Promise<ChatChannel> {
  const { isQuiet, hasLeft = false, hasAccepted = false } = changes
  const seat = { channelId: room.id, seat: room.seat }
  const events = await inTransaction(ctx, async (tx) => {
    await lockChannel(tx.db, room.id)
    if (isQuiet !== undefined) await setQuiet(tx.db, seat, isQuiet)
    const isAccepted = hasAccepted && (await setAccepted(tx.db, seat))
    if (hasLeft) await setLeft(tx.db, seat, tx.clock.now())
    const told = isAccepted ? [room.profileId, room.otherId] : [room.profileId]
    const event = { type: 'channel', channelId: room.id } as const
    return queueEvents(
      tx,
      told.map((profileId) => ({ profileId, event })),
    )
  })
  publishEvents(ctx, events)
  return getChannel(ctx, room.id)
}
