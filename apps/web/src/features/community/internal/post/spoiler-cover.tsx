'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@doran/ui'

/** What gives a story away: nothing of it is on the page until it is asked for. */
export function SpoilerCover({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // From the button that was pressed and is gone.
    if (isShown) shown.current?.focus()
  }, [isShown])
  if (isShown)
    return (
      <div ref={shown} tabIndex={-1} className="outline-none">
        {children}
      </div>
    )
  return (
    <div className="corner-card mt-6 flex flex-col items-center bg-surface-1 px-5 py-10 text-center">
      <p className="font-extrabold">스포일러가 있는 글이에요</p>
      <p className="prose-ko mt-1 text-text-2">이야기의 중요한 내용이나 결말이 나와요.</p>
      <Button kind="secondary" className="mt-5" onClick={() => setIsShown(true)}>
        내용 보기
      </Button>
    </div>
  )
}
