type Listener = () => void

let current = ''
const listeners = new Set<Listener>()

/** Read aloud by the mounted `PoliteAnnouncer` without moving focus. Call it in the browser only. */
export function announce(message: string): void {
  // A repeated text is not read again unless it differs, so an invisible mark alternates.
  current = message === current ? `${message}\u200b` : message
  for (const listener of listeners) listener()
}

export function readAnnouncement(): string {
  return current
}

export function subscribeToAnnouncement(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
