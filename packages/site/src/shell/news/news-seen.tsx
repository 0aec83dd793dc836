'use client'

import { useEffect } from 'react'
import type { NewsKind } from '@doran/contract'
import { noteSeenNews } from './seen-news.js'

export type NewsSeenProps = {
  kind: NewsKind
  /** The time of the newest entry on the page. */
  newest: string | undefined
}

/** On a page that shows news: its dot goes. */
export function NewsSeen({ kind, newest }: NewsSeenProps) {
  useEffect(() => {
    if (newest !== undefined) noteSeenNews(kind, newest)
  }, [kind, newest])
  return null
}
