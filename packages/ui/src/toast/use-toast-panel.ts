import { type ComponentType, useEffect, useState } from 'react'
import type { ToastPanelProps } from './toast-panel.js'
import type { ToastQueue } from './toast-queue.js'

export type LoadToastPanel = () => Promise<ComponentType<ToastPanelProps>>

const ignore = () => undefined

/**
 * Loads the panel with the first toast. It is fetched at the first act already, because the toast that matters most
 * tells that the connection is gone; a load that failed is tried again with each toast and when the line is back.
 */
export function useToastPanel(queue: ToastQueue, load: LoadToastPanel) {
  const [panel, setPanel] = useState<{ Component: ComponentType<ToastPanelProps> } | null>(null)

  useEffect(() => {
    const warm = () => void load().catch(ignore)
    const once = { once: true, passive: true }
    addEventListener('pointerdown', warm, once)
    addEventListener('keydown', warm, once)
    return () => {
      removeEventListener('pointerdown', warm)
      removeEventListener('keydown', warm)
    }
  }, [load])

  useEffect(() => {
    if (panel || queue.length === 0) return
    let isCurrent = true
    const open = () => void load().then((Component) => isCurrent && setPanel({ Component }), ignore)
    open()
    addEventListener('online', open)
    return () => {
      isCurrent = false
      removeEventListener('online', open)
    }
  }, [panel, queue, load])

  return panel?.Component ?? null
}
