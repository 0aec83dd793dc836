import { z } from 'zod'
import type { ChatChannel } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listChannelRows, type ChannelFilter } from './channel-repository.js'
import { toChannels } from './chat-view.js'

const Position = z.object({ at: z.number().int().min(0).max(253_402_300_799_999), id: z.uuid() })

/** A member's conversations, the last talked in first. */
export async function listChannels(
  ctx: Context<never, Member>,
  query: ChannelFilter & { cursor?: string | undefined; limit: number },
): Promise<{ items: ChatChannel[]; nextCursor: string | null }> {
  const after = decodeCursor(query.cursor, Position)
  const { profileId } = ctx.actor
  const rows = await listChannelRows(ctx.database, profileId, query, {
    after,
    limit: query.limit + 1,
  })
  const page = toPage(
    rows,
    query.limit,
    (row) => row,
    (row) => ({ at: row.last_item_at, id: row.id }),
  )
  return { items: await toChannels(ctx, page.items), nextCursor: page.nextCursor }
}
