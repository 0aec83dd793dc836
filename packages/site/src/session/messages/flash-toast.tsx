'use client'

import { useEffect } from 'react'
import { useToaster } from './use-toaster.js'
import { clearFlashMessage } from './flash-message.js'

export function FlashToast({ message }: { message: string }) {
  const toaster = useToaster()
  useEffect(() => {
    toaster.show({ id: 'doran-flash-message', kind: 'success', message })
    clearFlashMessage()
  }, [toaster, message])
  return null
}
