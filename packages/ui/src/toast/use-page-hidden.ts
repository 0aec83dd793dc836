import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

export function usePageHidden(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden)
}
