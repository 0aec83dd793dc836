import { z } from 'zod'
import type { LikedTheme, ParsedQueryOf } from '@doran/contract'
import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listNewest } from '../theme/index.js'
import { listLikedRows } from './liked-theme-repository.js'

const Position = z.object({
  sort: z.enum(['recent', 'news', 'length']),
  rank: z.number().int().min(0).max(9),
  at: CursorInstant,
  id: z.uuid(),
})

/** The themes that the member likes and may open; what is gone stays, without its card. */
export async function listLikedThemes(
  ctx: Context<never, Member>,
  { cursor, limit, genre, unread, sort }: ParsedQueryOf<'GET /v1/tales/liked-template'>,
): Promise<{ items: LikedTheme[]; nextCursor: string | null }> {
  const { profileId, isUnder15 } = ctx.actor
  const after = decodeCursor(
    cursor,
    Position.refine((position) => position.sort === sort),
  )
  const rows = await listLikedRows(ctx.db, {
    profileId,
    isUnder15,
    genre,
    unread,
    sort,
    after,
    limit: limit + 1,
  })
  const page = toPage(
    rows,
    limit,
    (row) => row,
    ({ rank, at, targetId: id }) => ({ sort, rank, at, id }),
  )
  const ids = page.items.map(({ targetId }) => targetId)
  const found = await listNewest(ctx, { filter: { ids }, limit: ids.length })
  const themes = new Map(found.map((theme) => [theme.id, theme]))
  const items = page.items.map(({ targetId, isRead, hasNews, likedAt }) => ({
    targetId,
    theme: themes.get(targetId) ?? null,
    isRead,
    hasNews,
    likedAt,
  }))
  return { items, nextCursor: page.nextCursor }
}
