const held = new Map<string, string>()

/** A first choice that waits for the notice about models: the player asks and sends it. */
export function holdChoice(sessionId: string, label: string): void {
  held.set(sessionId, label)
}

/** Answers a held choice once. */
export function takeHeldChoice(sessionId: string): string | null {
  const label = held.get(sessionId) ?? null
  held.delete(sessionId)
  return label
}
