import { useQuery } from '@tanstack/react-query'
import { useApi } from '@doran/api-client/react'
import type { Arcade } from '@doran/contract'
import { useIsLoggedIn } from '@doran/site/session'

/** How often places that are looked at are asked for. */
export const FRESH_MS = 10_000

/** A member's place of this week, read again while the page is in sight. `first`: as the page was drawn with it. */
export function useOwnPlace(first: Arcade['place']): Arcade['place'] {
  const api = useApi()
  const isLoggedIn = useIsLoggedIn()
  const { data } = useQuery({
    queryKey: ['GET /v1/arcade/tomato', 'place'],
    queryFn: async ({ signal }) => (await api.call('GET /v1/arcade/tomato', { signal })).place,
    initialData: first,
    refetchInterval: FRESH_MS,
    staleTime: FRESH_MS,
    enabled: isLoggedIn,
    retry: false,
  })
  return data
}
