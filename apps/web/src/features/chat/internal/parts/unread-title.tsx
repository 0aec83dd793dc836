'use client'

import { useEffect } from 'react'
import { useUnreadChat } from '@doran/chat/react'
import { titleWithCount } from '../text/title-with-count'

/** The number of unread messages before the page's title, which is the same on every page. */
export function UnreadTitle() {
  const count = useUnreadChat() ?? 0
  useEffect(() => {
    document.title = titleWithCount(document.title, count)
    return () => {
      document.title = titleWithCount(document.title, 0)
    }
  }, [count])
  return null
}
