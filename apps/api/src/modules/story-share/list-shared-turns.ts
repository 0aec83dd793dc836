import { z } from 'zod'
import type { SharedTurn } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { getSharedRow } from './get-shared-row.js'
import { listShownTurns } from './shared-turn-repository.js'
import { toSharedTurn } from './story-share-view.js'

const Position = z.object({ index: z.int32().min(0) })

/**
 * The shared scenes, the oldest first, a page at a time.
 * @throws AppError NOT_FOUND, RATING_LIMIT, AGE_UNCONFIRMED, INVALID_INPUT
 */
export async function listSharedTurns(
  ctx: Context<never, Actor>,
  { code, cursor, limit }: { code: string; cursor?: string | undefined; limit: number },
): Promise<{ items: SharedTurn[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, Position)?.index ?? null
  const { share, session } = await getSharedRow(ctx, code)
  const { turnId, fromIndex } = share
  const rows = await listShownTurns(ctx.db, { turnId, fromIndex, after, limit: limit + 1 })
  const isImported = session.origin === 'imported'
  return toPage(
    rows,
    limit,
    (row) => toSharedTurn(row, isImported),
    ({ index }) => ({ index }),
  )
}
