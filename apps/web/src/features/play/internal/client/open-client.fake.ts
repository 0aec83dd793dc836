import { localStore } from '@doran/browser-storage'
import type { PlayInput } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { vi } from 'vitest'
import { GAME_ID, VERSION_ID, aTest } from '../testing/a-game.fake'
import { createPlayServer } from '../testing/play-server.fake'
import { createPlayClient } from './create-play-client'
import type { PlayState } from './play-state'

export const flush = () => vi.advanceTimersByTimeAsync(0)
export const answer = (question: number, choice = 0): PlayInput => ({
  type: 'answer',
  question,
  choice,
})
export const stored = () =>
  localStore.keys(STORAGE_KEYS.unsentPlay).map((key) => localStore.getJson(key))

export const START = 'POST /v1/play'
export const SEND = 'PATCH /v1/play/{playId}'

/** A client of the test of four questions. */
export function openClientOn(server: ReturnType<typeof createPlayServer>) {
  return createPlayClient({
    api: server.client,
    gameId: GAME_ID,
    versionId: VERSION_ID,
    content: aTest,
    store: localStore,
  })
}

export function openClient() {
  const server = createPlayServer(aTest)
  return { server, client: openClientOn(server) }
}

export const seen = ({ phase, inputs, sentCount }: PlayState) => [phase, inputs.length, sentCount]
