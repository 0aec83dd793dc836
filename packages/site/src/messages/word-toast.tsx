'use client'

import { useEffect } from 'react'
import { useToaster } from './use-toaster.js'
import { forgetWord } from './next-page-word.js'

export function WordToast({ message }: { message: string }) {
  const toaster = useToaster()
  useEffect(() => {
    toaster.show({ id: 'doran-left-word', kind: 'success', message })
    forgetWord()
  }, [toaster, message])
  return null
}
