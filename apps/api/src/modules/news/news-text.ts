import { isDeepStrictEqual } from 'node:util'
import type { ParsedBodyOf } from '@doran/contract'
import type { NewsRow } from './news-repository.js'

export type NewsText = ParsedBodyOf<'PUT /v1/admin/news/{newsId}'>

/** What of an item is written; of notices alone one can be pinned. */
export function textOfNews({
  kind,
  tag,
  area,
  title,
  body,
  link,
  thanks,
  isPinned,
}: NewsText | NewsRow): NewsText {
  return { kind, tag, area, title, body, link, thanks, isPinned: isPinned && kind === 'notice' }
}

export function isSameText(one: NewsText | NewsRow, other: NewsText | NewsRow): boolean {
  return isDeepStrictEqual(textOfNews(one), textOfNews(other))
}
