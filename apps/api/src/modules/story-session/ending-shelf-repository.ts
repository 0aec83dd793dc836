import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { ReachedEnding } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, type RowOwner } from '../../platform/db/ownership.js'
import { turn } from '../../schema/story/turn.table.js'
import { storySession } from '../../schema/story/story-session.table.js'

type ShelfPosition = { newestAt: string; themeId: string }

const Row = z.object({
  themeId: z.uuid(),
  reached: z.array(ReachedEnding),
  newestAt: z.iso.datetime({ precision: 3 }),
})
type ShelfRow = z.infer<typeof Row>

/**
 * The themes of which an owner reached endings, the one with the newest ending first; of each its endings, the first
 * reached first. An ending counts from when it was first reached, and neither of deleted nor of imported stories.
 */
export async function listShelfRows(
  db: Executor,
  owner: RowOwner,
  { after, limit }: { after: ShelfPosition | null; limit: number },
): Promise<ShelfRow[]> {
  const { rows } = await db.execute(sql`
    select theme_id as "themeId", jsonb_agg(ending order by first_at) as reached,
      to_char(max(first_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "newestAt"
    from (
      select ${storySession.themeId}, min(${turn.createdAt}) as first_at,
        (array_agg(${turn.ending} order by ${turn.createdAt}))[1] as ending
      from ${storySession} join ${turn} on ${turn.sessionId} = ${storySession.id}
      where ${ownedBy(storySession, owner)} and ${storySession.deletedAt} is null
        and ${storySession.origin} <> 'imported'
        and ${turn.ending} is not null and ${turn.status} = 'done'
      group by ${storySession.themeId}, ${turn.ending}->>'key'
    ) as found
    group by theme_id
    ${
      after
        ? sql`having (max(first_at), theme_id) < (${after.newestAt}::timestamptz, ${after.themeId}::uuid)`
        : sql``
    }
    order by max(first_at) desc, theme_id desc
    limit ${limit}`)
  return rows.map((row) => Row.parse(row))
}
