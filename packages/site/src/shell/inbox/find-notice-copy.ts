import type { InboxCopy, Notice, NoticeCopy, NoticeType } from '../../areas/define-area.js'
import { mergeAreas } from '../../areas/merge-areas.js'
import { findPath } from '../../core/routes.js'

// A kind of notification that no area has copy for does not compile here.
const INBOX: InboxCopy = mergeAreas('inbox')

export type LinkedNoticeCopy = Omit<NoticeCopy, 'link'> & { link?: { href: string; label: string } }

/** What a notification says; its link leads to a page that exists. */
export function findNoticeCopy<Type extends NoticeType>({
  type,
  data,
}: Notice<Type>): LinkedNoticeCopy {
  const { link, ...copy } = INBOX[type](data)
  const href = link && findPath(link.to, link.params)
  if (!link || !href) return copy
  const query = link.query ? `?${new URLSearchParams(link.query)}` : ''
  return { ...copy, link: { href: `${href}${query}`, label: link.label } }
}
