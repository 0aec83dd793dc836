import { useCallback, useState } from 'react'
import type { Toast } from './toast.js'
import { MAX_VISIBLE, type ToastQueue } from './toast-queue.js'

export type ShownToast = { toast: Toast; isLeaving: boolean }

function follow(shown: ShownToast, visible: ToastQueue): ShownToast {
  if (shown.isLeaving) return shown
  const toast = visible.find(({ id }) => id === shown.toast.id)
  if (!toast) return { ...shown, isLeaving: true }
  return toast === shown.toast ? shown : { toast, isLeaving: false }
}

/** What is drawn: a toast that left keeps its place until it has faded, so that never more than five are seen. */
export function mergeShown(
  shown: readonly ShownToast[],
  visible: ToastQueue,
): readonly ShownToast[] {
  const followed = shown.map((one) => follow(one, visible))
  const coming: ShownToast[] = []
  for (const toast of visible) {
    const drawn = shown.find((one) => one.toast.id === toast.id)
    // Shown again while it fades: it comes back after that, and those behind it wait for their turn.
    if (drawn?.isLeaving) break
    if (!drawn) coming.push({ toast, isLeaving: false })
  }
  const entering = coming.slice(0, MAX_VISIBLE - shown.length)
  const hasChanged = entering.length > 0 || followed.some((one, at) => one !== shown[at])
  return hasChanged ? [...followed, ...entering] : shown
}

/** The toasts to draw, oldest first, and how to drop one that has faded. */
export function useShownToasts(
  visible: ToastQueue,
): [readonly ShownToast[], drop: (id: string) => void] {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const merged = mergeShown(shown, visible)
  if (merged !== shown) setShown(merged)
  const drop = useCallback(
    (id: string) => setShown((all) => all.filter(({ toast }) => toast.id !== id)),
    [],
  )
  return [merged, drop]
}
