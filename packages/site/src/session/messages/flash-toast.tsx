'use client'

import { useEffect } from 'react'
import { useToaster } from './use-toaster.js'
import { clearFlashMessage, parseFlashMessage } from './flash-message.js'

export function FlashToast({ stored }: { stored: string }) {
  const toaster = useToaster()
  useEffect(() => {
    toaster.show({ id: 'doran-flash-message', ...parseFlashMessage(stored) })
    clearFlashMessage()
  }, [toaster, stored])
  return null
}
