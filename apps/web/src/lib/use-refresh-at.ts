'use client'

import { useEffect } from 'react'
import { useRouter } from 'next/navigation'

/**
 * Renders the page anew at a moment of the server's time, in milliseconds of the epoch. It is awaited from `now` on,
 * when the server made the page: the device's own time has no say.
 */
export function useRefreshAt(moment: number, now: string): void {
  const router = useRouter()
  useEffect(() => {
    const timer = setTimeout(() => router.refresh(), moment - Date.parse(now))
    return () => clearTimeout(timer)
  }, [router, moment, now])
}
