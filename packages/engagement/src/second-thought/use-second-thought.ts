'use client'

import { useRef } from 'react'
import { useModals } from '@doran/site/session'

/**
 * Asks once more before a text is posted that may hurt or that names where somebody lives, and refuses nothing: true
 * where it may go out. What it looks for is loaded with the first question; where it does not come, nothing is asked.
 */
export function useSecondThought(): (text: string) => Promise<boolean> {
  const modals = useModals()
  const isAsking = useRef(false)
  return async (text) => {
    if (isAsking.current) return false
    isAsking.current = true
    try {
      for (const { title, body } of await loadConcerns(text)) {
        const goesOn = await modals.confirm({
          title,
          body,
          confirmLabel: '올리기',
          cancelLabel: '고치기',
        })
        if (!goesOn) return false
      }
      return true
    } finally {
      isAsking.current = false
    }
  }
}

async function loadConcerns(text: string) {
  try {
    const { findConcerns } = await import('./find-concerns.js')
    return findConcerns(text)
  } catch {
    return []
  }
}
