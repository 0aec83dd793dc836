import { useEffect, useState } from 'react'
import { STORAGE_KEYS } from '@doran/contract/names'

/** What is being typed in one story, kept until it is sent. */
export function useDraft(sessionId: string): [string, (text: string) => void] {
  const key = `${STORAGE_KEYS.draft}${sessionId}`
  const [text, setText] = useState('')

  useEffect(() => {
    try {
      const kept = localStorage.getItem(key)
      if (kept) setText((typed) => (typed === '' ? kept : typed))
    } catch {
      // Without storage the box simply starts empty.
    }
  }, [key])

  function change(next: string) {
    setText(next)
    try {
      if (next === '') localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Storage may be full or forbidden; the box still holds the text.
    }
  }
  return [text, change]
}
