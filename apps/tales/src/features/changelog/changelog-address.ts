import type { NewsArea, QueryOf } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, withQuery, type AddressQuery } from '../../lib/address-query'

/** What is listed, and where the list begins; null for all, and for the newest. */
export type ChangelogAddress = { area: NewsArea | null; cursor: string | null }

/** In the order of the chips. What concerns everything stands among all. */
export const AREAS = [
  'tales',
  'games',
  'community',
  'chat',
  'store',
  'account',
] as const satisfies readonly NewsArea[]

const CURSOR = /^[\w-]{1,400}$/

export function readChangelogAddress(query: AddressQuery): ChangelogAddress {
  const [area, cursor] = [oneOf(query['area']), oneOf(query['cursor'])]
  return {
    area: AREAS.find((each) => each === area) ?? null,
    cursor: cursor !== null && CURSOR.test(cursor) ? cursor : null,
  }
}

export function changelogHref(area: NewsArea | null): string {
  return withQuery(routes.changelog.path(), { area })
}

export function changelogQuery({ area, cursor }: ChangelogAddress): QueryOf<'GET /v1/news'> {
  return { kind: 'changelog', ...(area && { area }), ...(cursor !== null && { cursor }) }
}
