'use client'

import { useChatStatus } from '@doran/chat/react'

/** Room for the page's line about the connection, which would lie on the last message. */
export function OfflineRoom() {
  return useChatStatus() === 'offline' && <div aria-hidden="true" className="h-14 sm:h-11" />
}
