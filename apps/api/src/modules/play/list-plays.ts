import { z } from 'zod'
import type { ParsedQueryOf, PlayCard } from '@doran/contract'
import { PLAY } from '@doran/contract/limits'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listPlayRows } from './play-repository.js'
import { toPlayCard } from './play-view.js'

const Position = z.object({
  sort: z.enum(['new', 'old']),
  lastAt: CursorInstant,
  id: z.uuid(),
})
const RESUMABLE_MS = PLAY.resumableDays * 86_400_000

/** The actor's plays by when they were played last; none without a credential. A cursor of another order is refused. */
export async function listPlays(
  { db, actor }: Context<never, Actor>,
  { status, kind, sort, cursor, limit }: ParsedQueryOf<'GET /v1/play/my'>,
): Promise<{ items: PlayCard[]; nextCursor: string | null }> {
  const after = decodeCursor(
    cursor,
    Position.refine((position) => position.sort === sort),
  )
  if (actor.kind === 'nobody') return { items: [], nextCursor: null }
  const rows = await listPlayRows(db, actor, {
    status,
    kind,
    sort,
    isBegun: status === 'started',
    after,
    limit: limit + 1,
  })
  return toPage(rows, limit, toPlayCard, ({ play }) => ({
    sort,
    lastAt: play.lastAt.toISOString(),
    id: play.id,
  }))
}

/** Plays that wait to go on: begun, not only opened, and not too old. */
export async function listUnfinishedPlays(
  { db, actor, clock }: Context<never, Actor>,
  { gameId, limit }: { gameId?: string; limit: number },
): Promise<PlayCard[]> {
  if (actor.kind === 'nobody') return []
  const since = new Date(clock.now().getTime() - RESUMABLE_MS)
  const only = {
    status: 'started',
    since,
    isBegun: true,
    limit,
    ...(gameId && { gameId }),
  } as const
  const rows = await listPlayRows(db, actor, only)
  return rows.map(toPlayCard)
}
