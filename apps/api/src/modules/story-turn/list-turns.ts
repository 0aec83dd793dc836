import { z } from 'zod'
import type { Turn } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import type { StorySessionRow } from '../story-session/story-session.table.js'
import { findTurnRow, listPath } from './turn-store.js'
import { toTurn } from './turn-view.js'

/** The turn that the page before ended with. */
const Position = z.object({ after: z.uuid() })

/** The path to the leaf, newest first, a page at a time. */
export async function listTurns(
  ctx: Context,
  {
    session,
    before,
    limit,
  }: { session: StorySessionRow; before?: string | undefined; limit: number },
): Promise<{ items: Turn[]; nextCursor: string | null }> {
  const position = decodeCursor(before, Position)
  const fromId = position ? await parentOf(ctx, session, position.after) : session.leafTurnId
  const rows = fromId ? await listPath(ctx.db, fromId, limit + 1) : []
  return toPage(rows, limit, toTurn, (row) => ({ after: row.id }))
}

async function parentOf(
  { db }: Context,
  session: StorySessionRow,
  turnId: string,
): Promise<string | null> {
  const row = await findTurnRow(db, turnId)
  if (row?.sessionId === session.id) return row.parentId
  throw new AppError('INVALID_INPUT', { field: 'before', message: FIELD_COPY.cursorBroken })
}
