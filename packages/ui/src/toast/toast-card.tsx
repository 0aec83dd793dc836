'use client'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls/button.js'
import { IconButton } from '../controls/icon-button.js'
import type { ShownToast } from './shown-toasts.js'
import { positionOf, transitionMsOf, type ToastKind, type ToastPosition } from './toast.js'
import { ToastMark } from './toast-mark.js'
import { useAutoClose } from './use-auto-close.js'

function sideClass(position: ToastPosition): string {
  if (position.endsWith('left')) return 'self-start'
  return position.endsWith('right') ? 'self-end' : 'self-center'
}

const HEARD_AFTER_MS = 100

// A live region speaks only of what changes in it, so readers meet it empty and the words come after.
function ToastWords({ id, kind, message }: { id: string; kind: ToastKind; message: string }) {
  const [isHeard, setIsHeard] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsHeard(true), HEARD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p id={id} role={kind === 'error' ? 'alert' : 'status'} className="grow basis-52 py-2.5">
      <span {...(isHeard ? {} : { 'aria-hidden': true })}>{message}</span>
    </p>
  )
}

export type ToastCardProps = {
  shown: ShownToast
  isPaused: boolean
  onHide: (id: string) => void
  /** It has faded. */
  onGone: (id: string) => void
  /** It held the focus when it was closed. */
  onFocusLost: () => void
}

export function ToastCard({ shown, isPaused, onHide, onGone, onFocusLost }: ToastCardProps) {
  const { toast, isLeaving } = shown
  const { id, kind = 'info', message, action } = toast
  const transitionMs = transitionMsOf(toast)
  const wordsId = useId()
  const row = useRef<HTMLLIElement>(null)
  useAutoClose(toast, isPaused || isLeaving, onHide)

  useLayoutEffect(() => {
    if (isLeaving && row.current?.contains(document.activeElement)) onFocusLost()
  }, [isLeaving, onFocusLost])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => onGone(id), transitionMs)
    return () => clearTimeout(timer)
  }, [isLeaving, id, transitionMs, onGone])

  const act = () => {
    onHide(id)
    action?.onClick()
  }
  return (
    <li
      ref={row}
      inert={isLeaving}
      className={`toast-row shrink-0 ${sideClass(positionOf(toast))}`}
      style={{ animationDuration: `${transitionMs}ms` }}
    >
      <div>
        <div className="pointer-events-auto my-1 corner-card flex items-start gap-3 border border-line-strong bg-surface-2 py-2 pr-2 pl-4 text-text">
          <span className="flex h-11 items-center">
            <ToastMark kind={kind} />
          </span>
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3">
            <ToastWords key={kind} id={wordsId} kind={kind} message={message} />
            {action && (
              <Button kind="secondary" onClick={act}>
                {action.label}
              </Button>
            )}
          </div>
          <IconButton
            icon="close"
            label="알림 닫기"
            aria-describedby={wordsId}
            onClick={() => onHide(id)}
          />
        </div>
      </div>
    </li>
  )
}
