import { pageState } from '@doran/site/core'

const pending = pageState(() => new Map<string, string>())

/** A first choice that waits for the notice about models: the player asks and sends it. */
export function storePendingChoice(sessionId: string, label: string): void {
  pending().set(sessionId, label)
}

/** Answers with a pending choice once. */
export function takePendingChoice(sessionId: string): string | null {
  const label = pending().get(sessionId) ?? null
  pending().delete(sessionId)
  return label
}
