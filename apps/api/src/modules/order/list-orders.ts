import type { Order } from '@doran/contract'
import { z } from 'zod'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listOrders as listRows } from './order-repository.js'
import { toOrders } from './order-view.js'

const Position = z.object({ createdAt: CursorInstant, id: z.uuid() })

/** The member's orders, newest first. */
export async function listOrders(
  ctx: Context<never, Member>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: Order[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, Position)
  const rows = await listRows(ctx.db, ctx.actor.profileId, { after, limit: limit + 1 })
  const { items, nextCursor } = toPage(
    rows,
    limit,
    (row) => row,
    ({ createdAt, id }) => ({ createdAt: createdAt.toISOString(), id }),
  )
  return { items: await toOrders(ctx, items), nextCursor }
}
