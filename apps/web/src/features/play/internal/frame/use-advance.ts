import { useCallback, useEffect, useRef, useState } from 'react'

const PAUSE_MS = 200

export type Advance = { isAdvancing: boolean; after: (act: () => void) => void; cancel: () => void }

/** A moment in which what was chosen is seen before what comes next. */
export function useAdvance(): Advance {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const [isAdvancing, setIsAdvancing] = useState(false)
  const cancel = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    setIsAdvancing(false)
  }, [])
  const after = useCallback(
    (act: () => void) => {
      cancel()
      setIsAdvancing(true)
      timer.current = setTimeout(() => {
        cancel()
        act()
      }, PAUSE_MS)
    },
    [cancel],
  )
  useEffect(() => cancel, [cancel])
  return { isAdvancing, after, cancel }
}
