import { INBOX } from '../../areas/inbox-copy.js'
import type { Notice, NoticeCopy, NoticeType } from '../../areas/notice-copy.js'
import { findPath } from '../../core/routes.js'

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
