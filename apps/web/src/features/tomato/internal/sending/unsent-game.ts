import type { BrowserStore } from '@doran/browser-storage'
import type { TomatoInput } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { PLAY } from '@doran/contract/play/limits'

/** A game that is over, and that the server has not finished. */
export type UnsentGame = {
  playId: string
  token: string
  /** How many inputs the server has already. */
  from: number
  inputs: readonly TomatoInput[]
  /** Milliseconds since 1970. */
  endedAt: number
}

export type UnsentStore = Pick<BrowserStore, 'getJson' | 'set' | 'remove' | 'keys'>

/** The unsent games of this browser, each under a key of its own. */
export function createUnsentGames(store: UnsentStore, gameId: string) {
  const prefix = `${STORAGE_KEYS.unsentPlay}${gameId}_`
  const remove = (playId: string) => store.remove(`${prefix}${playId}`)
  return {
    /** Those whose token may still be good; what is too old is thrown away. */
    all(now: number): UnsentGame[] {
      const games = store
        .keys(prefix)
        .map((key) => store.getJson(key))
        .filter(isUnsentGame)
      const isOld = ({ endedAt }: UnsentGame) => now - endedAt >= PLAY.scoredTokenMs
      for (const { playId } of games.filter(isOld)) remove(playId)
      return games.filter((game) => !isOld(game))
    },
    write: (game: UnsentGame) => store.set(`${prefix}${game.playId}`, JSON.stringify(game)),
    remove,
  }
}

// Anybody may have written it; the server judges the inputs anew.
function isUnsentGame(value: unknown): value is UnsentGame {
  const { playId, token, from, inputs, endedAt }: Record<string, unknown> = Object(value)
  return (
    typeof playId === 'string' &&
    typeof token === 'string' &&
    Number.isInteger(from) &&
    Number.isFinite(endedAt) &&
    Array.isArray(inputs) &&
    inputs.length > 0
  )
}
