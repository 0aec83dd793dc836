'use client'

import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { AI_NOTICE } from '@doran/contract/visitor/copy'
import { Button } from '@doran/ui'

export type AiNoticeProps = {
  /** An answer is on its way. */
  isBusy: boolean
  /** Why the last answer did not arrive. */
  problem: string | null
  onAccept: () => void
  onOffline: () => void
  onLeave: () => void
}

/** Read once, before the first turn that a model writes. Takes the focus; Esc leaves it unanswered. */
export function AiNotice({ isBusy, problem, onAccept, onOffline, onLeave }: AiNoticeProps) {
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const leaveOnEsc = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave()
  })
  useEffect(() => {
    const element = card.current
    heading.current?.focus()
    const onKey = (event: KeyboardEvent) => leaveOnEsc(event)
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [])
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      className="corner-card bg-surface-2 p-5 font-sans text-base"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="font-extrabold outline-none">
        AI 모델이 함께 써요
      </h2>
      <p className="prose-ko mt-2">{AI_NOTICE}</p>
      <p role="alert" className="prose-ko mt-3 text-danger empty:hidden">
        {problem}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button isBusy={isBusy} onClick={onAccept}>
          AI와 함께 읽기
        </Button>
        <Button
          kind="secondary"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onOffline()
          }}
        >
          미리 쓴 이야기로 읽기
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          취소
        </Button>
      </div>
    </section>
  )
}
