import { useCallback, useSyncExternalStore } from 'react'
import { pageState } from '@doran/site/core'
import { drafts } from '@doran/site/session'

const shown = pageState(() => new Map<string, string>())
const listeners = pageState(() => new Set<() => void>())

/**
 * What is being typed in one story, kept until it is sent; on a borrowed device no longer than its tab. Other windows
 * keep their own until they reload.
 */
export function useDraft(sessionId: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => readDraft(sessionId),
    () => '',
  )
  const change = useCallback((next: string) => write(sessionId, next), [sessionId])
  return [text, change]
}

/** The same outside of rendering; while a page is hydrated its first render shows an empty box. */
export function readDraft(sessionId: string): string {
  const known = shown().get(sessionId)
  if (known !== undefined) return known
  const stored = storedDraft(sessionId).read() ?? ''
  shown().set(sessionId, stored)
  return stored
}

function write(sessionId: string, text: string) {
  shown().set(sessionId, text)
  storedDraft(sessionId).write(text)
  for (const listener of listeners()) listener()
}

function storedDraft(sessionId: string) {
  return drafts.text({ name: sessionId, scope: 'device' })
}

function subscribe(listener: () => void) {
  listeners().add(listener)
  return () => listeners().delete(listener)
}
