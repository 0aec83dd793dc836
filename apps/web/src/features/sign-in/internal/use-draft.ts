'use client'

import { useSyncExternalStore } from 'react'

/** A text of what this tab keeps, such as `readDraft` finds; empty on the server, which knows no draft. */
export function useDraft(read: () => string): string {
  return useSyncExternalStore(subscribe, read, () => '')
}

// Only this page writes it, and draws itself anew when it does.
function subscribe() {
  return () => undefined
}
