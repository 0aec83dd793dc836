'use client'

import { ToastRegion, createToaster, type Toaster } from '@doran/ui'
import { useLayer, useMessages } from './messages-context.js'

/** The page's notifications: one sentence and at most one action each. */
export function useToaster(): Toaster {
  const toaster = useMessages().toaster(createToaster)
  useLayer('toasts', () => <ToastRegion toaster={toaster} />)
  return toaster
}
