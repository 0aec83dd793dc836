import { useEffect, useRef } from 'react'
import { Button } from '@doran/ui'

type OlderTurnsProps = { hasOlder: boolean; isLoading: boolean; onLoad: () => void }

/** Loads older turns when the reader scrolls up to them; the button does the same by hand. */
export function OlderTurns({ hasOlder, isLoading, onLoad }: OlderTurnsProps) {
  const mark = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)
  useEffect(() => {
    load.current = onLoad
  })
  useEffect(() => {
    if (!hasOlder || !mark.current) return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) load.current()
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [hasOlder])
  if (!hasOlder) return null
  return (
    <div ref={mark} className="flex justify-center">
      <Button kind="secondary" isBusy={isLoading} onClick={onLoad}>
        앞 장면 더 보기
      </Button>
    </div>
  )
}
