'use client'

import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { Button } from '@doran/ui'

export type TurnQuestionProps = {
  title: string
  /** What there is to know before the answer. */
  children: ReactNode
  /** An answer is on its way. */
  isBusy: boolean
  /** Why the last answer did not arrive. */
  problem: string | null
  /** Left out where the model cannot write it. */
  accept?: { label: string; onAccept: () => void }
  offlineLabel: string
  onOffline: () => void
  onLeave: () => void
}

/** Asked before a model writes: with it, by what was written beforehand, or not at all. Takes the focus; Esc leaves. */
export function TurnQuestion(props: TurnQuestionProps) {
  const { title, children, isBusy, problem, accept, onOffline, onLeave } = props
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
        {title}
      </h2>
      <div className="prose-ko mt-2">{children}</div>
      <p role="alert" className="prose-ko mt-3 text-danger empty:hidden">
        {problem}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        {accept && (
          <Button isBusy={isBusy} onClick={accept.onAccept}>
            {accept.label}
          </Button>
        )}
        <Button
          kind={accept ? 'secondary' : 'primary'}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onOffline()
          }}
        >
          {props.offlineLabel}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          취소
        </Button>
      </div>
    </section>
  )
}
