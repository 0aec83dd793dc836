'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { QueryOf } from '@doran/contract'
import { pageState } from '@doran/site/core'
import type { FoundGames } from './find-games'

const LIST = 'GET /v1/game'

/** Lists as far as they were read, so that whoever comes back finds theirs as long as it was. */
const read = pageState(() => new Map<string, FoundGames>())

/** A list that began on the server and goes on page by page. */
export function useMoreGames(first: FoundGames, query: QueryOf<typeof LIST>) {
  const api = useApi()
  const key = JSON.stringify([query, first.nextCursor, first.items.map(({ id }) => id)])
  const [{ items, nextCursor }, setFound] = useState(() => read().get(key) ?? first)
  const [isLoading, setIsLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function loadMore() {
    if (nextCursor === null || isLoading) return
    setIsLoading(true)
    setProblem(null)
    try {
      const more = await api.call(LIST, { query: { ...query, cursor: nextCursor } })
      const found = { items: [...items, ...more.items], nextCursor: more.nextCursor }
      read().set(key, found)
      setFound(found)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : FAILED)
    }
    setIsLoading(false)
  }

  return { items, nextCursor, isLoading, problem, loadMore }
}

const FAILED = '더 불러오지 못했어요. 다시 시도해 주세요.'
