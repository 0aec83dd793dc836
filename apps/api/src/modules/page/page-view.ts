import type { PageText } from '@doran/contract'
import type { PageRow } from './page-repository.js'

export function toPageText({ key, version, body, note, publishedAt }: PageRow): PageText {
  return { key, version, body, note, publishedAt: publishedAt.toISOString() }
}
