import { z } from 'zod'
import type { Turn } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import type { Context } from '../../platform/context/context.js'
import { ownerOf } from '../../platform/db/ownership.js'
import { AppError } from '../../platform/errors/app-error.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import type { StorySessionRow } from '../../schema/story/story-session.table.js'
import { findFeedback } from './feedback-repository.js'
import { findIdOnPath, listPath } from '../story-path/index.js'
import { findTurnOfOwner } from './turn-repository.js'
import { toTurn } from './turn-view.js'

/** The turn that the page before ended with. */
const Position = z.object({ after: z.uuid() })

/** The path to the leaf, newest first, a page at a time. */
export async function listTurns(
  ctx: Context,
  {
    session,
    before,
    at,
    limit,
  }: {
    session: StorySessionRow
    before?: string | undefined
    at?: number | undefined
    limit: number
  },
): Promise<{ items: Turn[]; nextCursor: string | null }> {
  const position = decodeCursor(before, Position)
  const fromId = position
    ? await parentOf(ctx, session, position.after)
    : await idAt(ctx, session, at)
  const rows = fromId ? await listPath(ctx.db, fromId, limit + 1) : []
  const feedback = await findFeedback(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return toPage(
    rows,
    limit,
    (row) => toTurn(row, feedback.get(row.id) ?? null),
    (row) => ({ after: row.id }),
  )
}

/** The turn of the path with this index; the leaf where none is given, or it is beyond it. */
async function idAt(
  { db }: Context,
  { leafTurnId, turnCount }: StorySessionRow,
  at: number | undefined,
): Promise<string | null> {
  if (at === undefined || at >= turnCount) return leafTurnId
  return findIdOnPath(db, leafTurnId, at)
}

async function parentOf(
  { db }: Context,
  session: StorySessionRow,
  turnId: string,
): Promise<string | null> {
  // A branch's path goes on in the story it left.
  const row = await findTurnOfOwner(db, ownerOf(session), turnId)
  if (row) return row.parentId
  throw new AppError('INVALID_INPUT', { field: 'before', message: FIELD_COPY.cursorBroken })
}
