'use client'

import { useEffect, useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Suggestion } from '@doran/contract'

const LIST = 'GET /v1/search/suggestion'
const DEBOUNCE_MS = 150
const NONE: readonly Suggestion[] = []

/**
 * What goes on as `words` begin, once they have not changed for a moment: a syllable that is still being composed counts
 * too. What came for earlier words stays until the latest answer; a failed read suggests nothing.
 */
export function useSuggestions(words: string, isWanted: boolean): readonly Suggestion[] {
  const api = useApi()
  const [found, setFound] = useState(NONE)
  const isAsked = isWanted && words !== ''
  if (!isAsked && found !== NONE) setFound(NONE)
  useEffect(() => {
    if (!isAsked) return
    const leave = new AbortController()
    const show = (items: readonly Suggestion[]) => {
      if (!leave.signal.aborted) setFound(items)
    }
    const timer = setTimeout(() => {
      api.call(LIST, { query: { q: words }, signal: leave.signal }).then(
        ({ items }) => show(items),
        () => show(NONE),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
    }
  }, [api, words, isAsked])
  return found
}
