import { localStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'
import { pageState } from '@doran/site/core'

const PREFIX = STORAGE_KEYS.unsentPlay

const listeners = pageState(() => new Set<() => void>())

/** Games that were begun here and never reached the server, by their ids; in one text, so that it can be compared. */
export function readUnsentIds(): string {
  return [...new Set(unsentKeys().map(gameIdOf))].toSorted().join(' ')
}

export function subscribeToUnsent(listener: () => void): () => void {
  listeners().add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners().delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Forgets what was begun of a game; the answer puts it back. */
export function removeUnsent(gameId: string): () => void {
  const removed = unsentKeys()
    .filter((key) => gameIdOf(key) === gameId)
    .map((key) => [key, localStore.get(key)] as const)
  for (const [key] of removed) localStore.remove(key)
  notify()
  return () => {
    for (const [key, text] of removed) if (text !== null) localStore.set(key, text)
    notify()
  }
}

/** The player names them by the game and its own id of the play: what has no id of the server's was never made there. */
function unsentKeys(): string[] {
  return localStore.keys(PREFIX).filter((key) => {
    const stored = localStore.getJson(key)
    if (typeof stored !== 'object' || stored === null) return false
    const inputs: unknown = Reflect.get(stored, 'inputs')
    return Reflect.get(stored, 'playId') === null && Array.isArray(inputs) && inputs.length > 0
  })
}

function gameIdOf(key: string): string {
  return key.slice(PREFIX.length).split('_')[0] ?? ''
}

function notify() {
  for (const listener of listeners()) listener()
}
