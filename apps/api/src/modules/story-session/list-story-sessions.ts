import { z } from 'zod'
import type { ParsedQueryOf, StorySessionCard } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { ThemeFacts } from '../theme/index.js'
import { restorableSince } from './restorable.js'
import { listSessionRows } from './story-session-repository.js'
import { toStorySessionCard } from './story-session-view.js'

const Position = z.object({ lastAt: CursorInstant, id: z.uuid() })

/** The actor's stories of a shelf, the one read last first; none without a credential. */
export async function listStorySessions(
  { db, clock, actor }: Context<never, Actor>,
  { shelf, cursor, limit }: ParsedQueryOf<'GET /v1/tales/session/my'>,
): Promise<{ items: StorySessionCard[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, Position)
  if (actor.kind === 'nobody') return { items: [], nextCursor: null }
  const only = shelf === 'deleted' ? { deletedSince: restorableSince(clock) } : { shelf }
  const rows = await listSessionRows(db, actor, { ...only, after, limit: limit + 1 })
  return toPage(
    rows,
    limit,
    (row) => toStorySessionCard(row, ThemeFacts.parse(row.themeCard)),
    (row) => ({ lastAt: row.lastAt.toISOString(), id: row.id }),
  )
}
