'use client'
import { useSyncExternalStore } from 'react'
import { readAnnouncement, subscribeToAnnouncement } from './announcement.js'

/** Once per page, in the layout. */
export function PoliteAnnouncer() {
  const message = useSyncExternalStore(subscribeToAnnouncement, readAnnouncement, () => '')
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {message}
    </div>
  )
}
