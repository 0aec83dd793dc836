import { useEffect, useState } from 'react'
import { useLazyComponent } from '@doran/site/core'

/** Nobody has read for long by then. */
const LOADED_AFTER_MS = 60_000

const loadNotice = () => import('./rest-notice').then((module) => module.RestNotice)

/** Loads the reminder to rest once somebody has read for a while. */
export function RestWatch() {
  const [isReading, setIsReading] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsReading(true), LOADED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const Notice = useLazyComponent(isReading, loadNotice)
  return Notice && <Notice />
}
