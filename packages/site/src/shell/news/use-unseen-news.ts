'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import { whenIdle } from '../../core/when-idle.js'
import { claimNewsCheck, noteLatestNews, readUnseenNews, subscribeToSeenNews } from './seen-news.js'

/** The kinds of news of which something came that this browser did not show, with spaces between. */
export function useUnseenNews(): string {
  return useSyncExternalStore(subscribeToSeenNews, readUnseenNews, () => '')
}

/** Asks once an hour and tab, when the page is idle, whether there is news. */
export function useNewsCheck(): void {
  const api = useApi()
  useEffect(
    () =>
      whenIdle(() => {
        if (!claimNewsCheck(Date.now())) return
        // A dot that is missing is no failure to speak of.
        void api
          .call('GET /v1/news/latest', {})
          .then((latest) => noteLatestNews(latest, Date.now()))
          .catch(() => undefined)
      }),
    [api],
  )
}
