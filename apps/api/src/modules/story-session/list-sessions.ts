import { z } from 'zod'
import type { StorySessionCard } from '@doran/contract'
import type { Deps } from '../../deps.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import type { Actor } from '../../platform/context/actor.js'
import { ThemeFacts } from '../theme/index.js'
import { listSessionRows } from './session-store.js'
import { toSessionCard } from './session-view.js'

const Position = z.object({ lastAt: CursorInstant, id: z.uuid() })

/** The actor's stories, the one read last first; nobody has none. */
export async function listSessions(
  deps: Deps,
  actor: Actor,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ items: StorySessionCard[]; nextCursor: string | null }> {
  const after = decodeCursor(query.cursor, Position)
  if (actor.kind === 'nobody') return { items: [], nextCursor: null }
  const rows = await listSessionRows(deps.db, actor, after, query.limit + 1)
  return toPage(
    rows,
    query.limit,
    (row) => toSessionCard(row, ThemeFacts.parse(row.themeCard)),
    (row) => ({ lastAt: row.lastAt.toISOString(), id: row.id }),
  )
}
