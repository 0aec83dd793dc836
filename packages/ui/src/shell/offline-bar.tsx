'use client'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-surface-3 px-4 py-2.5 text-center text-sm text-balance text-text">
          <span aria-hidden="true" className="size-2 shrink-0 rounded-pill border border-ember" />
          <span>
            인터넷 연결이 끊겼어요.
            {/* A form is sent again by hand. */}
            <span className="[:root:has(.between-bars)_&]:hidden"> 연결되면 저절로 이어져요.</span>
          </span>
        </p>
      )}
    </div>
  )
}
