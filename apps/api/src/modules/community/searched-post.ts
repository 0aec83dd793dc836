import { textOf } from '@doran/contract'
import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import { profileIdOf } from '../../platform/context/actor.js'
import type { SearchTargetRule } from '../../platform/module/search-target.js'
import { listStandingRows, STANDS } from './post-list-repository.js'
import { toPostCard } from './post-view.js'
import { post } from '../../schema/community/post.table.js'

/** A post that stands, found by its title and by what it says, which a spoiler does not. */
export const searchedPost: SearchTargetRule = {
  async read({ db }, ids) {
    const rows = await db
      .select()
      .from(post)
      .where(and(inArray(post.id, [...ids]), sql.raw(STANDS)))
    return rows.map(({ id, title, body, isSpoiler, createdAt }) => ({
      id,
      title,
      about: [],
      text: isSpoiler ? '' : textOf(body),
      publishedAt: createdAt,
    }))
  },
  async listIds({ db }, after, limit) {
    const rows = await db
      .select({ id: post.id })
      .from(post)
      .where(after === null ? undefined : gt(post.id, after))
      .orderBy(asc(post.id))
      .limit(limit)
    return rows.map(({ id }) => id)
  },
  async show(ctx, ids) {
    const rows = await listStandingRows(ctx.database, profileIdOf(ctx.actor), ids)
    return new Map(rows.map((row) => [row.id, { type: 'post', post: toPostCard(ctx, row) }]))
  },
}
