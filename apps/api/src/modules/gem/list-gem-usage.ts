import type { GemUsage } from '@doran/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'

const Position = z.object({ lastAt: CursorInstant, sessionId: z.uuid() })

type Row = { session_id: string; title: string; turns: number; gems: number; last_at: string }

/** What the member's stories have cost, the last read first. */
export async function listGemUsage(
  { db, actor }: Context<never, Member>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: GemUsage[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, Position)
  const { rows } = await db.execute<Row>(sql`
    select story_session.id as session_id, theme.title, used.turns, used.gems,
      to_char(story_session.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_at
    from story_session
    join theme on theme.id = story_session.theme_id
    join lateral (
      select count(*)::integer as turns, sum(gems_charged)::integer as gems
      from turn where session_id = story_session.id and gems_charged > 0
    ) as used on used.turns > 0
    where owner_profile_id = ${actor.profileId} and deleted_at is null
      and ${
        after
          ? sql`(story_session.last_at, story_session.id) < (${after.lastAt}::timestamptz, ${after.sessionId}::uuid)`
          : sql`true`
      }
    order by story_session.last_at desc, story_session.id desc
    limit ${limit + 1}`)
  return toPage(
    rows,
    limit,
    ({ session_id: sessionId, last_at: lastAt, ...row }) => ({ sessionId, lastAt, ...row }),
    ({ session_id: sessionId, last_at: lastAt }) => ({ lastAt, sessionId }),
  )
}
