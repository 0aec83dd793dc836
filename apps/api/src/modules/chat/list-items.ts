import type { ChatItem } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { toItems } from './chat-view.js'
import { listItemRows } from './item-repository.js'
import type { Room } from './room-repository.js'

type Query = { before?: number | undefined; after?: number | undefined; limit: number }

/** Items in the order they were sent; `nextCursor` is the position to go on from in the asked direction. */
export async function listItems(
  ctx: Context<never, Member>,
  { room, query }: { room: Room; query: Query },
): Promise<{ items: ChatItem[]; nextCursor: string | null }> {
  const { before = null, after = null, limit } = query
  const range = { clearedSeq: room.clearedSeq, before, after, limit: limit + 1 }
  const rows = await listItemRows(ctx.database, room.id, range)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const items = await toItems(ctx, after === null ? shown.toReversed() : shown)
  return { items, nextCursor: last ? String(last.seq) : null }
}
