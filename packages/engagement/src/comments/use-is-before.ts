'use client'

import { useEffect, useState } from 'react'

/** Whether a moment is still to come; it turns false when that comes. */
export function useIsBefore(moment: string | null): boolean {
  const [passed, setPassed] = useState<string | null>(null)
  const until = moment === null ? 0 : Date.parse(moment)
  useEffect(() => {
    if (moment === null) return
    const timer = setTimeout(() => setPassed(moment), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [moment, until])
  return moment !== null && passed !== moment
}
