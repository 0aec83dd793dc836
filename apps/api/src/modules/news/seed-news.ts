import { inTransaction, type Context } from '../../platform/context/context.js'
import { insertNews, listKnown, updateNews } from './news-repository.js'
import { isSameText, type NewsText } from './news-text.js'
import type { ShippedNews } from './shipped-news.js'
import { SHIPPED_NEWS } from './shipped-list.js'

/** Brings the product's own news into the database, but for what an administrator edited or took out. */
export function seedNews(
  ctx: Context,
  shipped: readonly ShippedNews[] = SHIPPED_NEWS,
): Promise<void> {
  return inTransaction(ctx, async ({ db }) => {
    const ids = shipped.map(({ id }) => id)
    const known = new Map((await listKnown(db, ids)).map((row) => [row.id, row]))
    for (const item of shipped) {
      const row = known.get(item.id)
      const text = textOf(item)
      if (!row) {
        const { id, publishedAt } = item
        await insertNews(db, {
          id,
          ...text,
          publishedAt: new Date(publishedAt),
        })
      } else if (row.deletedAt === null && row.editedAt === null && !isSameText(row, text)) {
        await updateNews(db, item.id, text)
      }
    }
  })
}

function textOf(item: ShippedNews): NewsText {
  const { title, body, link = null } = item
  const written = { title, body, link, thanks: null }
  if (item.kind === 'notice')
    return { ...written, kind: 'notice', tag: null, area: null, isPinned: item.isPinned ?? false }
  return { ...written, kind: 'changelog', tag: item.tag, area: item.area, isPinned: false }
}
