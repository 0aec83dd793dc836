import { z } from 'zod'
import type { ReceivedLetter } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listReceived, type LetterBox } from './letter-repository.js'
import { isOpen } from './refusal.js'
import { toReceivedLetter } from './tree-view.js'
import type { TreeRow } from '../../schema/tree/tree.table.js'

const Position = z.object({ createdAt: CursorInstant, id: z.uuid() })

type Query = { tree: TreeRow; of: LetterBox; cursor?: string | undefined; limit: number }

/** What hangs on the member's tree, the newest first. Before it opens nothing of it can be read, so nothing is unread. */
export async function listLetters(
  ctx: Context<never, Member>,
  { tree, of, cursor, limit }: Query,
): Promise<{ items: ReceivedLetter[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, Position)
  if (of === 'unread' && !isOpen(ctx, tree)) return { items: [], nextCursor: null }
  const box = { treeId: tree.id, of, now: ctx.clock.now() }
  const rows = await listReceived(ctx.db, box, { after, limit: limit + 1 })
  return toPage(rows, limit, toReceivedLetter, ({ createdAt, id }) => ({ createdAt, id }))
}
