import { z } from 'zod'
import type { EndingShelf } from '@doran/contract'
import type { Actor } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { CursorInstant, decodeCursor, toPage } from '../../platform/keyset/cursor.js'
import { listNewest } from '../theme/index.js'
import { listShelfRows } from './ending-shelf-repository.js'

const Position = z.object({ newestAt: CursorInstant, themeId: z.uuid() })

/** The endings that the actor collected, by theme; none without a credential. */
export async function listEndingShelves(
  ctx: Context<never, Actor>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ items: EndingShelf[]; nextCursor: string | null }> {
  const after = decodeCursor(cursor, Position)
  const { db, actor } = ctx
  if (actor.kind === 'nobody') return { items: [], nextCursor: null }
  const rows = await listShelfRows(db, actor, { after, limit: limit + 1 })
  const ids = rows.map(({ themeId }) => themeId)
  const themes = await listNewest(ctx, { filter: { ids }, limit: ids.length })
  const page = toPage(
    rows,
    limit,
    (row) => row,
    ({ newestAt, themeId }) => ({ newestAt, themeId }),
  )
  const items = page.items.flatMap(({ themeId, reached }) => {
    const theme = themes.find(({ id }) => id === themeId)
    if (!theme) return []
    const { id, title, genre, cover, endingCount } = theme
    // A newer version may have fewer endings than were reached of older ones.
    const total = Math.max(endingCount, reached.length)
    return [{ theme: { id, title, genre, cover }, reached, total }]
  })
  return { items, nextCursor: page.nextCursor }
}
