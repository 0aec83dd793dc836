import type { ChatChannel } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { findChannelRow } from './channel-repository.js'
import { toChannels } from './chat-view.js'

export async function getChannel(ctx: Context<never, Member>, id: string): Promise<ChatChannel> {
  const row = await findChannelRow(ctx.database, ctx.actor.profileId, id)
  const [channel] = row ? await toChannels(ctx, [row]) : []
  if (!channel) throw new AppError('NOT_FOUND')
  return channel
}
