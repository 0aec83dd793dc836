'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import type { TalesHome } from '@doran/contract'
import { GENRES } from '@doran/contract/names'
import { useQuery } from '@tanstack/react-query'

/** The genres that have stories; all genres where the API does not answer, none while it is loading. */
export function useOfferedGenres(): TalesHome['genres'] {
  const { data, isPending } = useQuery({
    ...callQuery(useApi(), 'GET /v1/tales/home', {}),
    retry: false,
  })
  if (isPending) return []
  return data && data.genres.length > 0 ? data.genres : [...GENRES]
}
