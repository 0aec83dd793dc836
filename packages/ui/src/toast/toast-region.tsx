'use client'
import { useSyncExternalStore } from 'react'
import type { Toaster } from './create-toaster.js'
import type { ToastQueue } from './toast-queue.js'
import { useToastPanel } from './use-toast-panel.js'

export type ToastRegionProps = { toaster: Toaster }

const loadToastPanel = () => import('./toast-panel.js').then((module) => module.ToastPanel)
const noToasts: ToastQueue = []

/** Once per page, in the layout. What draws the toasts is loaded when the first one is shown. */
export function ToastRegion({ toaster }: ToastRegionProps) {
  const queue = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, () => noToasts)
  const Panel = useToastPanel(queue, loadToastPanel)
  return Panel && <Panel queue={queue} onHide={toaster.hide} />
}
