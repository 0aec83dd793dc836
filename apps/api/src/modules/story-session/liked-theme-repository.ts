import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Genre } from '@doran/contract'
import type { Executor } from '../../platform/db/client.js'
import { likesOf } from '../engagement/index.js'
import { theme, themeVersion } from '../../schema/theme/theme.table.js'
import { storySession } from '../../schema/story/story-session.table.js'

type LikedSort = 'recent' | 'news' | 'length'
/** What a sort puts first has the higher rank; among equals what is later. */
type LikedPosition = { rank: number; at: string; id: string }

type Wanted = {
  profileId: string
  /** What is rated 15 is left out. */
  isUnder15: boolean
  genre?: Genre | undefined
  unread?: boolean | undefined
  sort: LikedSort
  after: LikedPosition | null
  limit: number
}

const Instant = z.iso.datetime({ precision: 3 })
const Row = z.object({
  targetId: z.uuid(),
  isRead: z.boolean(),
  hasNews: z.boolean(),
  likedAt: Instant,
  rank: z.number().int(),
  at: Instant,
})
type LikedRow = z.infer<typeof Row>

const ORDERS = {
  recent: { rank: sql`0`, at: sql`liked_at` },
  news: { rank: sql`has_news::integer`, at: sql`coalesce(changed_at, liked_at)` },
  // The shortest first, and what cannot be read last.
  length: {
    rank: sql`coalesce(array_position(array['long', 'middle', 'short'], length), 0)`,
    at: sql`liked_at`,
  },
} as const satisfies Record<LikedSort, object>

const inUtc = (instant: ReturnType<typeof sql>) =>
  sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The themes that a member likes, with what they read of them. Of one that is gone nothing is read or new. */
export async function listLikedRows(
  db: Executor,
  { profileId, isUnder15, genre, unread = false, sort, after, limit }: Wanted,
): Promise<LikedRow[]> {
  const { rank, at } = ORDERS[sort]
  const { rows } = await db.execute(sql`
    with known as (
      select liked.target_id, liked.created_at as liked_at, open.genre, open.length, open.changed_at,
        open.id is not null as is_there, coalesce(mine.is_read, false) as is_read,
        coalesce(
          open.changed_at > liked.created_at and (mine.last_at is null or open.changed_at > mine.last_at),
          false
        ) as has_news
      from (${likesOf(profileId, 'theme')}) as liked
      left join lateral (
        select ${theme.id}, ${theme.genre}, ${theme.length}, ${theme.ageRating},
          ${themeVersion.createdAt} as changed_at
        from ${theme} join ${themeVersion} on ${themeVersion.hash} = ${theme.currentVersionHash}
        where ${theme.id} = liked.target_id
      ) as open on true
      left join lateral (
        select bool_or(${storySession.turnCount} > 0) as is_read, max(${storySession.lastAt}) as last_at
        from ${storySession}
        where ${storySession.ownerProfileId} = ${profileId} and ${storySession.themeId} = open.id
          and ${storySession.deletedAt} is null
      ) as mine on true
      where ${isUnder15 ? sql`open.age_rating is distinct from '15'` : sql`true`}
    ), ranked as (
      select *, ${rank} as rank, ${at} as at from known
      where ${genre === undefined ? sql`true` : sql`genre = ${genre}`}
        and ${unread ? sql`is_there and not is_read` : sql`true`}
    )
    select target_id as "targetId", is_read as "isRead", has_news as "hasNews",
      ${inUtc(sql`liked_at`)} as "likedAt", rank, ${inUtc(sql`at`)} as at
    from ranked
    where ${
      after
        ? sql`(rank, at, target_id) < (${after.rank}, ${after.at}::timestamptz, ${after.id}::uuid)`
        : sql`true`
    }
    order by rank desc, ranked.at desc, target_id desc
    limit ${limit}`)
  return rows.map((row) => Row.parse(row))
}
