import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApi } from '@doran/api-client/react'
import { localStore } from '@doran/browser-storage'
import type { PlayedGame } from '../../played-game'
import { forOpenPlays, openPlayOf } from '../client/open-plays'
import { createPlayClient } from '../client/create-play-client'
import type { PlayClient } from '../client/play-client'
import type { PlayState } from '../client/play-state'

export type Play = { client: PlayClient; state: PlayState }

/** The game's play in this tab, sending while there is a connection and a last time when the page is left. */
export function usePlayClient({ game, versionId, content }: PlayedGame): Play {
  const api = useApi()
  const [client] = useState(() =>
    openPlayOf(game.id, () =>
      createPlayClient({ api, gameId: game.id, versionId, content, store: localStore }),
    ),
  )
  useEffect(() => {
    const retry = () => forOpenPlays((each) => each.retry())
    const flush = () => forOpenPlays((each) => each.flush())
    window.addEventListener('online', retry)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('online', retry)
      window.removeEventListener('pagehide', flush)
    }
  }, [])
  return { client, state: useSyncExternalStore(client.subscribe, client.state, client.state) }
}
