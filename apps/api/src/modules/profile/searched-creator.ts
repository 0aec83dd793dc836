import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { profileIdOf } from '../../platform/context/actor.js'
import type { Database } from '../../platform/db/client.js'
import type { SearchTargetRule } from '../../platform/module/search-target.js'
import { member } from '../../schema/account/member.table.js'
import { BLOCKED } from '../block/index.js'
import { toAuthor, AUTHOR_COLUMNS, type AuthorColumns } from './author-columns.js'
import { OFFICIAL_PROFILE_ID } from './ensure-official-profile.js'
import { profile } from '../../schema/profile/profile.table.js'

type CreatorRow = AuthorColumns & {
  author_id: string
  author_name: string
  themes: number
  games: number
  posts: number
}

/** Who published something and is not leaving. Stories are the product's own so far. */
async function listCreators(
  { pool }: Database,
  viewerId: string | null,
  ids: readonly string[],
): Promise<CreatorRow[]> {
  const { rows } = await pool.query<CreatorRow>({
    name: 'list_creators',
    text: `with ${BLOCKED} select * from (
        select ${AUTHOR_COLUMNS},
          case when a.id = $3 then (select count(*)::int from theme) else 0 end as themes,
          (
            select count(*)::int from game g where g.owner_profile_id = a.id and g.visibility = 'public'
          ) as games,
          (
            select count(*)::int from post p
            where p.author_profile_id = a.id and p.deleted_at is null and not p.is_hidden
          ) as posts
        from profile a join member am on am.id = a.member_id
        where a.id = any ($2::uuid[]) and am.erase_at is null and a.id not in (select id from blocked)
      ) creator where themes + games + posts > 0`,
    values: [viewerId, ids, OFFICIAL_PROFILE_ID],
  })
  return rows
}

/** Somebody who published something, found by their name alone. */
export const searchedCreator: SearchTargetRule = {
  async read({ db }, ids) {
    const hasPublished = sql`(
      exists (select from game where owner_profile_id = ${profile.id} and visibility = 'public')
      or exists (
        select from post
        where author_profile_id = ${profile.id} and deleted_at is null and not is_hidden
      )
    )`
    const rows = await db
      .select({ id: profile.id, title: profile.name, publishedAt: profile.createdAt })
      .from(profile)
      .innerJoin(member, and(eq(member.id, profile.memberId), isNull(member.eraseAt)))
      .where(and(inArray(profile.id, [...ids]), hasPublished))
    return rows.map((row) => ({ ...row, about: [], text: '' }))
  },
  async listIds({ db }, after, limit) {
    const rows = await db
      .select({ id: profile.id })
      .from(profile)
      .where(after === null ? undefined : gt(profile.id, after))
      .orderBy(asc(profile.id))
      .limit(limit)
    return rows.map(({ id }) => id)
  },
  async show(ctx, ids) {
    const rows = await listCreators(ctx.database, profileIdOf(ctx.actor), ids)
    return new Map(
      rows.flatMap((row) => {
        const maker = toAuthor(row)
        const { themes, games, posts } = row
        return maker
          ? [[row.author_id, { type: 'creator', creator: { ...maker, themes, games, posts } }]]
          : []
      }),
    )
  },
}
