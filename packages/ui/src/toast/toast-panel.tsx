'use client'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ShownToast, useShownToasts } from './shown-toasts.js'
import { positionOf } from './toast.js'
import { ToastCard } from './toast-card.js'
import { type ToastQueue, visibleToasts } from './toast-queue.js'
import { usePageHidden } from './use-page-hidden.js'
import { useRegionFocus } from './use-region-focus.js'

export type ToastPanelProps = { queue: ToastQueue; onHide: (id: string) => void }

// From the screen's edge inwards; at one edge they share a stack, so that no width makes them overlap.
const edges = [
  { edge: 'bottom', className: 'bottom-(--toast-room) flex-col-reverse' },
  { edge: 'top', className: 'top-14 flex-col' },
]

type ToastSectionProps = {
  shown: readonly ShownToast[]
  onHide: (id: string) => void
  onGone: (id: string) => void
}

// Gone with the last toast, and with it what it knew of pointer and focus.
function ToastSection({ shown, onHide, onGone }: ToastSectionProps) {
  const region = useRef<HTMLElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  const { hasFocus, giveBack, focusProps } = useRegionFocus(region)
  const isPageHidden = usePageHidden()
  const isPaused = isHovered || hasFocus || isPageHidden
  const newestFirst = shown.toReversed()
  return (
    <section
      ref={region}
      aria-label="알림"
      aria-keyshortcuts="F6"
      // An open modal neither hides what bears this mark nor keeps the focus from it.
      data-react-aria-top-layer=""
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      {...focusProps}
    >
      {edges.map(({ edge, className }) => (
        <ol
          key={edge}
          className={`toast-stack pointer-events-none fixed inset-x-0 z-60 flex overflow-y-auto overscroll-contain empty:hidden ${className}`}
        >
          {newestFirst
            .filter(({ toast }) => positionOf(toast).startsWith(edge))
            .map((one) => (
              <ToastCard
                key={one.toast.id}
                shown={one}
                isPaused={isPaused}
                onHide={onHide}
                onGone={onGone}
                onFocusLost={giveBack}
              />
            ))}
        </ol>
      ))}
    </section>
  )
}

export function ToastPanel({ queue, onHide }: ToastPanelProps) {
  const [shown, drop] = useShownToasts(visibleToasts(queue))
  if (shown.length === 0) return null
  return createPortal(<ToastSection shown={shown} onHide={onHide} onGone={drop} />, document.body)
}
