import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { queueEvents, type QueuedEvent } from '../realtime/index.js'
import { findChannelBetween } from './block-repository.js'

/** Has both people's pages look anew at the conversation that they have, if any. */
export async function queueChannelChange(
  ctx: Context<never, Member>,
  otherId: string,
): Promise<QueuedEvent[]> {
  const { profileId } = ctx.actor
  const channelId = await findChannelBetween(ctx.db, profileId, otherId)
  if (channelId === null) return []
  const event = { type: 'channel', channelId } as const
  return queueEvents(
    ctx,
    [profileId, otherId].map((each) => ({ profileId: each, event })),
  )
}
