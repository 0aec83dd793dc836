import { useState } from 'react'

/** What time it is to the server, from when it made the page on: the device's own time has no say. */
export function useServerClock(now: Date): () => number {
  const madeAt = now.getTime()
  const [base, setBase] = useState(() => baseOf(madeAt))
  if (base.madeAt !== madeAt) setBase(baseOf(madeAt))
  return () => madeAt + performance.now() - base.shownAt
}

const baseOf = (madeAt: number) => ({ madeAt, shownAt: performance.now() })
