import { z } from 'zod'
import type { ParsedQueryOf, ReplyOf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import {
  listReviewRows,
  type ReviewPosition,
  type ReviewViewer,
  type ShownReviewRow,
} from './review-list-repository.js'
import { toReview } from './review-view.js'

const Position = z.discriminatedUnion('sort', [
  z.object({ sort: z.literal('helpful'), helpful: z.int32(), id: z.uuid() }),
  z.object({ sort: z.literal('new'), createdAt: CursorInstant, id: z.uuid() }),
])

/** Reviews that the actor sees, filtered, a page at a time. A cursor of another sort is refused. */
export async function listReviews(
  ctx: Context<never, Actor>,
  { sort, limit, cursor, ...filter }: ParsedQueryOf<'GET /v1/tales/review'>,
): Promise<ReplyOf<'GET /v1/tales/review'>> {
  const after = decodeCursor(
    cursor,
    Position.refine((position) => position.sort === sort),
  )
  const order = { sort, after, limit: limit + 1 }
  const rows = await listReviewRows(ctx.database, viewerOf(ctx.actor), filter, order)
  return toPage(
    rows,
    limit,
    (row) => toReview(ctx, row),
    (row) => positionOf(sort, row),
  )
}

function viewerOf(actor: Actor): ReviewViewer {
  return actor.kind === 'member'
    ? { id: actor.profileId, isUnder15: actor.isUnder15 }
    : { id: null, isUnder15: false }
}

function positionOf(sort: ReviewPosition['sort'], row: ShownReviewRow): ReviewPosition {
  const { id, helpful, created_at: createdAt } = row
  return sort === 'helpful'
    ? { sort, helpful, id }
    : { sort, createdAt: createdAt.toISOString(), id }
}
