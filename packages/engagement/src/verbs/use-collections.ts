'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { SaveCollection } from '@doran/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'

/** A member's collections, read when a sheet shows them. */
export function useCollections() {
  const query = callQuery(useApi(), 'GET /v1/collection', {})
  const queries = useQueryClient()
  // What was moved into them elsewhere changed their counts.
  const { data, isPending, isError, refetch } = useQuery({ ...query, staleTime: 0 })
  return {
    collections: data?.items ?? [],
    isPending,
    isError: isError && data === undefined,
    retry: () => void refetch(),
    add: (made: SaveCollection) =>
      queries.setQueryData(query.queryKey, (now) => ({ items: [...(now?.items ?? []), made] })),
  }
}
