import { z } from 'zod'
import type { ModerationCase, ParsedQueryOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listCaseRows } from './case-repository.js'
import { toCases } from './case-view.js'

const Position = z.object({ at: CursorInstant, id: z.uuid() })
const SHOWN_AT_ONCE = 50

/** For moderators: what waits, the oldest first; what is decided, the newest first. */
export async function listCases(
  ctx: Context<never, Member>,
  { status, targetType, cursor, limit }: ParsedQueryOf<'GET /v1/admin/case'>,
): Promise<{ items: ModerationCase[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, Position)
  const rows = await listCaseRows(ctx.db, { status, targetType }, { after, limit: limit + 1 })
  const shown = await toCases(ctx, rows)
  return toPage(
    shown,
    limit,
    (each) => each,
    ({ openedAt, decidedAt, id }) => ({ at: status === 'decided' ? decidedAt : openedAt, id }),
  )
}

/** For the command line: what nobody has decided yet, the oldest first. */
export async function listOpenCases(ctx: Context): Promise<ModerationCase[]> {
  return toCases(
    ctx,
    await listCaseRows(ctx.db, { status: 'open' }, { after: null, limit: SHOWN_AT_ONCE }),
  )
}
