'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { QueryOf } from '@doran/contract'
import type { FoundStories } from '../find-stories'

const LIST = 'GET /v1/tales/template'

/** A list that began on the server and goes on page by page. */
export function useFoundStories(first: FoundStories, query: QueryOf<typeof LIST>) {
  const api = useApi()
  const [{ items, nextCursor }, setFound] = useState(first)
  const [isLoading, setIsLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function loadMore() {
    if (nextCursor === null) return
    setIsLoading(true)
    setProblem(null)
    try {
      const more = await api.call(LIST, { query: { ...query, cursor: nextCursor } })
      setFound({ items: [...items, ...more.items], nextCursor: more.nextCursor })
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : null)
    }
    setIsLoading(false)
  }

  return { items, hasMore: nextCursor !== null, isLoading, problem, loadMore }
}
