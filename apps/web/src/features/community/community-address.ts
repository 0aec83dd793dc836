import type { Board, PostSort, QueryOf } from '@doran/contract'
import { routes } from '@doran/site/core'
import { oneOf, uuidOf, type AddressQuery } from '../../lib/address-value'
import { BOARDS, POST_SORTS } from '../../lib/community-words'

/** What the address of the board asks for. */
export type CommunityAddress = {
  /** Null: all of them. */
  board: Board | null
  sort: PostSort
  /** Whose posts alone; `me`: one's own. */
  author: string | null
  /** Where a page of the list begins that is not the first. */
  cursor: string
}

/** What an address cannot mean is left out. One's own posts come by time, as one looks for them. */
export function readCommunityAddress(query: AddressQuery): CommunityAddress {
  const author = oneOf(query['author']) === 'me' ? 'me' : uuidOf(query['author'])
  const sort = POST_SORTS.find((each) => each === oneOf(query['sort']))
  return {
    board: BOARDS.find((each) => each === oneOf(query['board'])) ?? null,
    sort: author ? 'new' : (sort ?? 'hot'),
    author,
    cursor: oneOf(query['cursor']) ?? '',
  }
}

/** The board with other wishes, from the first page of its list. */
export function communityHref({ board, sort, author }: Partial<CommunityAddress>): string {
  const search = new URLSearchParams()
  const shown = { board, sort: sort === 'hot' || author ? null : sort, author }
  for (const [name, value] of Object.entries(shown)) if (value) search.set(name, value)
  return search.size > 0 ? `${routes.community.path()}?${search}` : routes.community.path()
}

/** `authorId`: whom `author` of the address means. */
export function postQuery(
  { board, sort, cursor }: CommunityAddress,
  authorId: string | null,
): QueryOf<'GET /v1/community/post'> {
  return {
    sort,
    ...(board && { board }),
    ...(authorId && { author: authorId }),
    ...(cursor && { cursor }),
  }
}
