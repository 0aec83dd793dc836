import { z } from 'zod'
import type { Turn } from '@doran/contract'
import { FIELD_COPY } from '@doran/contract/errors'
import { AppError } from '../../platform/errors/app-error.js'
import type { Deps } from '../../deps.js'
import type { StorySessionRow } from '../story-session/story-session.table.js'
import { decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { findTurnRow, listPath } from './turn-store.js'
import { toTurn } from './turn-view.js'

/** The turn that the page before ended with. */
const Position = z.object({ after: z.uuid() })

/** The path to the leaf, newest first, a page at a time. */
export async function listTurns(
  deps: Deps,
  session: StorySessionRow,
  query: { before?: string | undefined; limit: number },
): Promise<{ items: Turn[]; nextCursor: string | null }> {
  const position = decodeCursor(query.before, Position)
  const fromId = position ? await above(deps, session, position.after) : session.leafTurnId
  const rows = fromId ? await listPath(deps.db, fromId, query.limit + 1) : []
  return toPage(rows, query.limit, toTurn, (row) => ({ after: row.id }))
}

async function above(deps: Deps, session: StorySessionRow, turnId: string): Promise<string | null> {
  const row = await findTurnRow(deps.db, turnId)
  if (row?.sessionId === session.id) return row.parentId
  throw new AppError('INVALID_INPUT', { field: 'before', message: FIELD_COPY.cursorBroken })
}
