'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/**
 * Says that the connection is gone, above the tabs or the page's foot, with a sheet open at the window's head. Links
 * are held until it is back: following one would leave the page for the browser's own error page.
 */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return <div role="status">{!isOnline && <OfflineLine />}</div>
}

function OfflineLine() {
  const hasHeldLink = useHeldLinks()
  return (
    <p className="fixed inset-x-0 bottom-(--tabs-room) z-60 flex items-center justify-center gap-2 border-y border-line bg-surface-3 px-4 py-2.5 text-center text-sm text-balance text-text [:root:has([role=dialog],[role=alertdialog])_&]:top-0 [:root:has([role=dialog],[role=alertdialog])_&]:bottom-auto">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-pill border border-ember" />
      {hasHeldLink ? (
        '인터넷 연결이 끊겨서 이동할 수 없어요. 연결되면 다시 눌러 주세요.'
      ) : (
        <span>
          인터넷 연결이 끊겼어요.
          {/* A form is sent again by hand. */}
          <span className="[:root:has(.between-bars)_&]:hidden"> 연결되면 저절로 이어져요.</span>
        </span>
      )}
    </p>
  )
}

/** Prevents the browser from following links, and says whether one was pressed. */
function useHeldLinks(): boolean {
  const [hasHeld, setHasHeld] = useState(false)
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey) return
      // A place on this page, a telephone number and a file made here need no connection.
      const isElsewhere = /^https?:$/.test(link.protocol) && !link.hasAttribute('download')
      if (!isElsewhere || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      // Nothing is done that leaving would ask for, such as closing the sheet that the link stands on.
      event.stopPropagation()
      setHasHeld(true)
    }
    document.addEventListener('click', hold, true)
    return () => document.removeEventListener('click', hold, true)
  }, [])
  return hasHeld
}
