import { callQuery, useApi } from '@doran/api-client/react'
import { useInfiniteQuery } from '@tanstack/react-query'

export type LetterFilter = 'all' | 'unread' | 'hidden'

const LIMIT = 20

/** The letters of a tree, the newest first. */
export function useLetterBox(treeId: string, of: LetterFilter) {
  const api = useApi()
  const params = { treeId }
  const { retry, retryDelay } = callQuery(api, 'GET /v1/tree/{treeId}/letter', {
    params,
    query: {},
  })
  return useInfiniteQuery({
    queryKey: ['GET /v1/tree/{treeId}/letter', { treeId, of, limit: LIMIT }],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/tree/{treeId}/letter', {
        params,
        query: { of, limit: LIMIT, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    ...(retry !== undefined && { retry }),
    ...(retryDelay !== undefined && { retryDelay }),
    staleTime: 0,
  })
}
