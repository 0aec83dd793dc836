import type { BrowserStore } from '@doran/browser-storage'
import { STORAGE_KEYS } from '@doran/contract/names'
import { isUnsentPlay, type UnsentPlay } from './unsent-play'

export type UnsentStore = Pick<BrowserStore, 'get' | 'getJson' | 'set' | 'remove' | 'keys'>

/** The unsent plays of a game, each under a key of its own, so that no tab writes over what another one holds. */
export function createUnsentStorage(store: UnsentStore, gameId: string) {
  const prefix = `${STORAGE_KEYS.unsentPlay}${gameId}_`
  const keyOf = (clientPlayId: string) => `${prefix}${clientPlayId}`
  const all = () =>
    store
      .keys(prefix)
      .map((key) => store.getJson(key))
      .filter(isUnsentPlay)
  const written = new Map<string, string>()
  return {
    find: (playId: string) => all().find((unsent) => unsent.playId === playId) ?? null,
    /** What was never made; of another version it is an answer to other questions. */
    findUnmade: (versionId: string) =>
      all().find((unsent) => unsent.playId === null && unsent.versionId === versionId) ?? null,
    write(unsent: UnsentPlay): void {
      const key = keyOf(unsent.clientPlayId)
      const text = JSON.stringify(unsent)
      if (store.set(key, text)) written.set(key, text)
    },
    /** Unless another tab has taken it over and holds more. */
    remove(clientPlayId: string): void {
      const key = keyOf(clientPlayId)
      const text = written.get(key)
      if (text !== undefined && store.get(key) === text) store.remove(key)
      written.delete(key)
    },
    /** What waits for a play that nobody goes on with any more; what was never made is left for its own tab. */
    removeStale(playId: string): void {
      for (const key of store.keys(prefix)) {
        const value = store.getJson(key)
        if (!isUnsentPlay(value) || (value.playId !== null && value.playId !== playId))
          store.remove(key)
      }
    },
  }
}
