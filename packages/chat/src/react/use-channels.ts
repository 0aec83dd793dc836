import { useApi } from '@doran/api-client/react'
import type { ChatChannel } from '@doran/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { channelQuery, channelsQuery, type ChannelFilter } from './chat-queries.js'
import { shownError } from './shown-error.js'
import { usePollingMs } from './use-chat-status.js'

/** How often lists ask while there is no live connection. */
export const LIST_POLL_MS = 15_000

export type Channels = {
  channels: ChatChannel[]
  hasMore: boolean
  loadMore: () => void
  isPending: boolean
  isFetchingMore: boolean
  /** Where nothing could be loaded. */
  error: Error | null
  refetch: () => void
}

/** The member's channels, the last talked in first. */
export function useChannels(filter: ChannelFilter = {}): Channels {
  const refetchInterval = usePollingMs(LIST_POLL_MS)
  const query = useInfiniteQuery({ ...channelsQuery(useApi(), filter), refetchInterval })
  const { data, error, fetchNextPage, refetch, hasNextPage, isFetchingNextPage } = query
  const channels = useMemo(() => {
    const all = data?.pages.flatMap(({ items }) => items) ?? []
    // One that moved between two pages is in both.
    const seen = new Set<string>()
    return all.filter(({ id }) => !seen.has(id) && seen.add(id))
  }, [data])
  return {
    channels,
    hasMore: hasNextPage,
    loadMore: useCallback(() => {
      if (!isFetchingNextPage) void fetchNextPage()
    }, [fetchNextPage, isFetchingNextPage]),
    isPending: query.isPending,
    isFetchingMore: isFetchingNextPage,
    error: data ? null : error,
    refetch: useCallback(() => void refetch(), [refetch]),
  }
}

export type Channel = {
  channel: ChatChannel | null
  isPending: boolean
  /** An `ApiError`; `NOT_FOUND` where it is not the member's. */
  error: Error | null
  refetch: () => void
}

export function useChannel(id: string): Channel {
  const refetchInterval = usePollingMs(LIST_POLL_MS)
  const query = useQuery({ ...channelQuery(useApi(), id), refetchInterval })
  const { data, error, refetch } = query
  return {
    channel: data ?? null,
    isPending: query.isPending,
    error: shownError(error, data !== undefined),
    refetch: useCallback(() => void refetch(), [refetch]),
  }
}
