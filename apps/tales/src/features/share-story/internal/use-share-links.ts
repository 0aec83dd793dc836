'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { StoryShare } from '@doran/contract'
import { useIsLoggedIn } from '@doran/site/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** The links of a story that stand, the newest first. */
export function useShareLinks(sessionUuid: string) {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, 'GET /v1/tales/session/{sessionUuid}/share', {
    params: { sessionUuid },
  })
  // Others went on from them meanwhile.
  const reading = useQuery({ ...query, staleTime: 0, enabled: useIsLoggedIn() })
  const change = (to: (items: StoryShare[]) => StoryShare[]) =>
    queries.setQueryData(query.queryKey, (now) => now && { items: to(now.items) })
  return {
    reading,
    links: reading.data?.items ?? [],
    add: (made: StoryShare) =>
      change((items) => [made, ...items.filter(({ id }) => id !== made.id)]),
    withdraw: async (shareUuid: string) => {
      await api.call('DELETE /v1/tales/share/by-id/{shareUuid}', { params: { shareUuid } })
      change((items) => items.filter(({ id }) => id !== shareUuid))
    },
  }
}
