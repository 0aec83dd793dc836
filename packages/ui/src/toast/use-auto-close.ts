import { useEffect, useRef } from 'react'
import { autoCloseMsOf, type Toast } from './toast.js'

/** Calls `onClose` when the toast's time is over; the time stands still while paused and starts anew with a change. */
export function useAutoClose(toast: Toast, isPaused: boolean, onClose: (id: string) => void): void {
  const time = useRef({ of: toast, leftMs: autoCloseMsOf(toast) })
  useEffect(() => {
    if (time.current.of !== toast) time.current = { of: toast, leftMs: autoCloseMsOf(toast) }
    const { leftMs } = time.current
    if (leftMs === null || isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(() => onClose(toast.id), leftMs)
    return () => {
      clearTimeout(timer)
      time.current.leftMs = leftMs - (performance.now() - startedAt)
    }
  }, [toast, isPaused, onClose])
}
