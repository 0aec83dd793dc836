import type { QueryOf } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, uuidOf, type AddressQuery } from '../../lib/address-value'

/** One notice, or where the list of them begins; both null at its start. */
export type NoticeAddress = { id: string | null; cursor: string | null }

const CURSOR = /^[\w-]{1,400}$/

export function readNoticeAddress(query: AddressQuery): NoticeAddress {
  const cursor = oneOf(query['cursor'])
  return {
    id: uuidOf(query['id']),
    cursor: cursor !== null && CURSOR.test(cursor) ? cursor : null,
  }
}

export function noticeHref(id: string): string {
  return `${routes.notice.path()}?${new URLSearchParams({ id })}`
}

export function noticeQuery(cursor: string | null): QueryOf<'GET /v1/news'> {
  return { kind: 'notice', ...(cursor !== null && { cursor }) }
}
