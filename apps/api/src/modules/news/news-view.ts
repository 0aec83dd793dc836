import type { NewsItem } from '@doran/contract'
import type { ShownNewsRow } from './news-repository.js'

export function toNewsItem(row: ShownNewsRow): NewsItem {
  const { id, kind, tag, area, title, body, link, thanks, isPinned, mine } = row
  return {
    id,
    kind,
    tag,
    area,
    title,
    body,
    link,
    thanks,
    isPinned,
    reactions: { glad: row.glad, useful: row.useful },
    mine,
    publishedAt: row.publishedAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }
}
