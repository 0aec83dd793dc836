'use client'

import { useEffect } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useIsLoggedIn } from '../../session/member/use-is-logged-in.js'

/** How long a notice is in sight before it counts as read. */
const READ_AFTER_MS = 1_000

/** A member's notices, the newest first, `limit` at a time. */
export function useInbox(limit: number) {
  const api = useApi()
  const enabled = useIsLoggedIn()
  const { retry, retryDelay } = callQuery(api, 'GET /v1/notification', {})
  return useInfiniteQuery({
    queryKey: ['GET /v1/notification', { limit }],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/notification', {
        query: { limit, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    staleTime: 0,
    enabled,
  })
}

/** Marks the newest unread notice and all older ones as read; their dots stay until the list is fetched again. */
export function useReadOnView(newestUnreadId: string | undefined): void {
  const api = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    if (newestUnreadId === undefined) return
    const markRead = async () => {
      await api.call('POST /v1/notification/read', { body: { upTo: newestUnreadId } })
      const { queryKey } = callQuery(api, 'GET /v1/user/me', {})
      queries.setQueryData(
        queryKey,
        (me) => me && { ...me, unread: { ...me.unread, notification: 0 } },
      )
    }
    // What could not be marked is unread at the next look.
    const timer = setTimeout(() => void markRead().catch(() => undefined), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [api, queries, newestUnreadId])
}
