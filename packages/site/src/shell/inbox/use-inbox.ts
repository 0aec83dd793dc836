'use client'

import { useCallback, useEffect } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { Notification } from '@doran/contract'
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { useIsLoggedIn } from '../../session/member/use-is-logged-in.js'

const LIST = 'GET /v1/notification'

/** How long a notice is in sight before it counts as read. */
const READ_AFTER_MS = 1_000

/** A member's notices, the newest first, `limit` at a time. */
export function useInbox(limit: number) {
  const api = useApi()
  const enabled = useIsLoggedIn()
  const { retry, retryDelay } = callQuery(api, 'GET /v1/notification', {})
  return useInfiniteQuery({
    queryKey: [LIST, { limit }],
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

/** Marks a notice and all older ones as read. Throws `ApiError`. */
function useMarkRead() {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(
    async (upTo: string) => {
      await api.call('POST /v1/notification/read', { body: { upTo } })
      const { queryKey } = callQuery(api, 'GET /v1/user/me', {})
      queries.setQueryData(
        queryKey,
        (me) => me && { ...me, unread: { ...me.unread, notification: 0 } },
      )
    },
    [api, queries],
  )
}

/** Marks the newest unread notice and all older ones as read; their dots stay until the list is fetched again. */
export function useReadOnView(newestUnreadId: string | undefined): void {
  const markRead = useMarkRead()
  useEffect(() => {
    if (newestUnreadId === undefined) return
    // What could not be marked is unread at the next look.
    const timer = setTimeout(
      () => void markRead(newestUnreadId).catch(() => undefined),
      READ_AFTER_MS,
    )
    return () => clearTimeout(timer)
  }, [markRead, newestUnreadId])
}

type Pages = InfiniteData<{ items: Notification[]; nextCursor: string | null }>

/** Marks all notices up to the newest unread one as read, and takes their dots away. Throws `ApiError`. */
export function useReadAll() {
  const queries = useQueryClient()
  const markRead = useMarkRead()
  return async function readAll(newestUnreadId: string) {
    await markRead(newestUnreadId)
    queries.setQueriesData<Pages>({ queryKey: [LIST] }, (list) => list && withoutDots(list))
  }
}

function withoutDots(list: Pages): Pages {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items.map((notice) => ({ ...notice, isRead: true })),
  }))
  return { ...list, pages }
}
