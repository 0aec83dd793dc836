import { useApi } from '@doran/api-client/react'
import type { Turn } from '@doran/contract'
import { useInfiniteQuery } from '@tanstack/react-query'

const CALL = 'GET /v1/tales/session/{sessionUuid}/turn'
const PAGE = 6

type Around = { sessionUuid: string; leafTurnId: string; leafIndex: number; index: number }

/** The scenes of a page, from `from` up to `to`; both are in it. */
type Page = { from: number; to: number }

/** Scenes around one of the path, page by page in both directions; the oldest first. */
export function useScenesAround({ sessionUuid, leafTurnId, leafIndex, index }: Around) {
  const api = useApi()
  const page = (from: number, to: number): Page | null => {
    const within = { from: Math.max(0, from), to: Math.min(leafIndex, to) }
    return within.from > within.to ? null : within
  }
  const reading = useInfiniteQuery({
    queryKey: [CALL, sessionUuid, leafTurnId, 'around', index],
    queryFn: async ({ pageParam: { from, to }, signal }) => {
      const { items } = await api.call(CALL, {
        params: { sessionUuid },
        query: { at: to, limit: to - from + 1 },
        signal,
      })
      return items.toReversed()
    },
    initialPageParam: page(index - 2, index + 2) ?? { from: index, to: index },
    getPreviousPageParam: (_turns: Turn[], _pages, { from }: Page) => page(from - PAGE, from - 1),
    getNextPageParam: (_turns: Turn[], _pages, { to }: Page) => page(to + 1, to + PAGE),
    retry: false,
  })
  return { reading, turns: reading.data?.pages.flat() }
}
