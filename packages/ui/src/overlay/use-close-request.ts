import { useEffect, useEffectEvent } from 'react'

type CloseWatcher = EventTarget & { destroy: () => void }

declare global {
  // TypeScript's own description of browsers lacks it: Firefox and Safari do.
  var CloseWatcher: (new () => CloseWatcher) | undefined
}

/**
 * Closes what is open by the platform's own gesture: Android's Back, which would leave the page otherwise. Browsers
 * without `CloseWatcher` do leave it. Esc is React Aria's.
 */
export function useCloseRequest(isOpen: boolean, onOpenChange: (isOpen: boolean) => void): void {
  const close = useEffectEvent(() => onOpenChange(false))
  useEffect(() => {
    const Watcher = globalThis.CloseWatcher
    if (!isOpen || !Watcher) return undefined
    let watcher: CloseWatcher
    const watch = () => {
      watcher = new Watcher()
      // One hears one request, and a panel that asks first stays open.
      watcher.addEventListener('close', () => {
        watch()
        close()
      })
    }
    watch()
    return () => watcher.destroy()
  }, [isOpen])
}
