import type { ApiClient } from '@doran/api-client'
import { callQuery } from '@doran/api-client/react'
import type { ReplyOf } from '@doran/contract'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'

const CHANNELS = 'GET /v1/chat/my/channels'
const ITEMS = 'GET /v1/chat/channel/{id}/items'

export type ChannelFilter = {
  /** First messages of strangers alone, or all but those. */
  box?: 'requests' | 'talks' | undefined
  /** Part of the other person's name. */
  name?: string | undefined
}

export type ChannelPage = ReplyOf<typeof CHANNELS>
export type ChannelPages = InfiniteData<ChannelPage, string>

/** The keys of what chat keeps in the query client; those of single reads are `callQuery`'s. */
export const chatKeys = {
  /** All lists of channels. */
  lists: [CHANNELS, 'pages'],
  list: (filter: ChannelFilter) => [CHANNELS, 'pages', { query: cleaned(filter) }] as const,
  channel: (id: string) => ['GET /v1/chat/channel/{id}', { params: { id } }] as const,
  /** All that is loaded of a channel's items, as one. */
  room: (id: string) => [ITEMS, 'log', { params: { id } }] as const,
  rooms: [ITEMS, 'log'],
  me: ['GET /v1/user/me', {}],
} as const

export function channelsQuery(api: ApiClient, filter: ChannelFilter) {
  const query = cleaned(filter)
  const { retry, retryDelay } = callQuery(api, CHANNELS, { query })
  return infiniteQueryOptions({
    queryKey: chatKeys.list(filter),
    queryFn: ({ pageParam, signal }): Promise<ChannelPage> =>
      api.call(CHANNELS, { query: { ...query, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
  })
}

export function channelQuery(api: ApiClient, id: string) {
  return callQuery(api, 'GET /v1/chat/channel/{id}', { params: { id } })
}

export function meQuery(api: ApiClient) {
  return callQuery(api, 'GET /v1/user/me', {})
}

function cleaned({ box, name }: ChannelFilter) {
  const typed = name?.trim()
  return { ...(box && { box }), ...(typed && { name: typed }) }
}
