import { useEffect, useEffectEvent, useState } from 'react'

const TRANSITION_MS = 200
// A busy machine draws the last frames late.
const GRACE_MS = 100

/** For a sheet that is rendered only while it is open: it is closed first, and `onClose` is called once it has faded. */
export function useClosing(onClose: () => void) {
  const [isOpen, setIsOpen] = useState(true)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => close(), TRANSITION_MS + GRACE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])
  return { isOpen, close: () => setIsOpen(false) }
}
