'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@doran/ui'

type OlderMessagesProps = { hasOlder: boolean; isLoading: boolean; onLoad: () => void }

/** Loads older messages when somebody scrolls up to them; the button does the same by hand. */
export function OlderMessages({ hasOlder, isLoading, onLoad }: OlderMessagesProps) {
  const mark = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)
  useEffect(() => {
    load.current = onLoad
  })
  useEffect(() => {
    if (!hasOlder || isLoading || !mark.current) return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) load.current()
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [hasOlder, isLoading])
  if (!hasOlder) return null
  return (
    <div ref={mark} className="flex justify-center pt-3">
      <Button kind="secondary" isBusy={isLoading} onClick={onLoad}>
        이전 메시지 더 보기
      </Button>
    </div>
  )
}
