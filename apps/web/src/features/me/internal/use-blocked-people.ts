import { callQuery, useApi } from '@doran/api-client/react'
import { useIsLoggedIn } from '@doran/site/session'
import { useInfiniteQuery } from '@tanstack/react-query'

const LIMIT = 20

/** Whom the member blocked, the last first. */
export function useBlockedPeople() {
  const api = useApi()
  const enabled = useIsLoggedIn()
  const { retry, retryDelay } = callQuery(api, 'GET /v1/block', { query: {} })
  return useInfiniteQuery({
    queryKey: ['GET /v1/block', { limit: LIMIT }],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/block', {
        query: { limit: LIMIT, ...(pageParam && { cursor: pageParam }) },
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
