import { z } from 'zod'
import type { ReplyOf } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { dayInSeoul } from '../../platform/time/seoul-day.js'
import { listNoteRows, type NotePosition, type ShownNoteRow } from './note-repository.js'
import { toNote } from './note-view.js'

const Position = z.discriminatedUnion('sort', [
  z.object({ sort: z.literal('new'), createdAt: CursorInstant, id: z.uuid() }),
  z.object({ sort: z.literal('liked'), liked: z.int32(), id: z.uuid() }),
])

type Query = { sort: NotePosition['sort']; cursor?: string | undefined; limit: number }

/**
 * Today's notes, by `sort`. A cursor of another sort is refused.
 * @throws AppError INVALID_INPUT
 */
export async function listNotes(
  ctx: Context<never, Actor>,
  { sort, cursor, limit }: Query,
): Promise<ReplyOf<'GET /v1/morning/note'>> {
  const after = decodeCursor(
    cursor,
    Position.refine((position) => position.sort === sort),
  )
  const today = dayInSeoul(ctx.clock.now())
  const order = { sort, after, limit: limit + 1 }
  const rows = await listNoteRows(ctx.database, profileIdOf(ctx.actor), today, order)
  return toPage(
    rows,
    limit,
    (row) => toNote(ctx, row),
    (row) => positionOf(row, sort),
  )
}

function positionOf(
  { id, liked, created_at: at }: ShownNoteRow,
  sort: Query['sort'],
): NotePosition {
  return sort === 'new' ? { sort, createdAt: at.toISOString(), id } : { sort, liked, id }
}
