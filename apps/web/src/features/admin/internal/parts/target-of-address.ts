import type { ReportTarget } from '@doran/contract'
import { findRoute, type RouteName } from '@doran/site/core'
import { uuidOf } from '../../../../lib/address-value'

export type Target = { targetType: ReportTarget; targetId: string }

const TARGETS: Readonly<Partial<Record<RouteName, ReportTarget>>> = {
  post: 'post',
  theme: 'theme',
  creator: 'profile',
  gameDetail: 'game',
  psytest: 'game',
  worldcup: 'game',
  tierBoard: 'game',
}
const COMMENT = /^#c-(.+)$/

/** What an address of the site shows, or the comment that it leads to. */
export function targetOfAddress(address: string): Target | null {
  const text = address.trim()
  // Of the address only path, query and hash count, so any origin is as good.
  const url = URL.parse(text, 'http://doran.invalid')
  if (text === '' || !url) return null
  const comment = uuidOf(COMMENT.exec(url.hash)?.[1])
  if (comment) return { targetType: 'comment', targetId: comment }
  const route = findRoute(url.pathname)
  const targetType = route && TARGETS[route]
  const targetId = uuidOf(url.searchParams.get('id') ?? url.pathname.split('/').at(-1))
  return targetType && targetId ? { targetType, targetId } : null
}
