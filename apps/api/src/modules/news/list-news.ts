import { z } from 'zod'
import type { ParsedQueryOf, ReplyOf } from '@doran/contract'
import { profileIdOf, type Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listNewsRows } from './news-repository.js'
import { toNewsItem } from './news-view.js'

const Position = z.object({ isPinned: z.boolean(), publishedAt: CursorInstant, id: z.uuid() })

/** What is pinned first, then the newest, a page at a time. */
export async function listNews(
  ctx: Context<never, Actor>,
  { kind, area, cursor, limit }: ParsedQueryOf<'GET /v1/news'>,
): Promise<ReplyOf<'GET /v1/news'>> {
  const after = decodeCursor(cursor, Position)
  const rows = await listNewsRows(ctx.db, profileIdOf(ctx.actor), {
    kind,
    area,
    after,
    limit: limit + 1,
  })
  return toPage(rows, limit, toNewsItem, ({ isPinned, publishedAt, id }) => ({
    isPinned,
    publishedAt: publishedAt.toISOString(),
    id,
  }))
}
