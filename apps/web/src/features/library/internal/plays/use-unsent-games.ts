'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { GameCard, GameKind } from '@doran/contract'
import { useToaster, type EntryFocus } from '@doran/site/session'
import { announce } from '@doran/ui'
import { useQueryClient } from '@tanstack/react-query'
import { UNDO, UNDO_MS, UNDONE } from '../undo'
import { readUnsentIds, removeUnsent, subscribeToUnsent } from './unsent-storage'

type UnsentOptions = {
  isOn: boolean
  kind: GameKind | undefined
  focus: EntryFocus
}

/** Games whose plays are in this browser alone, as far as they can be read. */
export function useUnsentGames({ isOn, kind, focus }: UnsentOptions) {
  const toaster = useToaster()
  const ids = useSyncExternalStore(subscribeToUnsent, readUnsentIds, () => '')
  const known = useGames(isOn ? ids : '')
  const games = (isOn ? ids.split(' ') : []).flatMap((id) => known.get(id) ?? [])

  const remove = (gameId: string) => {
    focus.leave(gameId)
    const putBack = removeUnsent(gameId)
    const undo = () => {
      putBack()
      announce(UNDONE)
      focus.goTo(gameId)
    }
    toaster.show({
      kind: 'success',
      message: '지웠어요.',
      autoCloseMs: UNDO_MS,
      action: { label: UNDO, onClick: undo },
    })
  }
  return { games: games.filter((game) => kind === undefined || game.kind === kind), remove }
}

/** By their ids. It reads the cache itself: hardly anybody has such plays, and `useQueries` would come to all. */
function useGames(ids: string): ReadonlyMap<string, GameCard> {
  const api = useApi()
  const queries = useQueryClient()
  const [known, setKnown] = useState<ReadonlyMap<string, GameCard>>(new Map())
  useEffect(() => {
    for (const gameId of ids.split(' ').filter(Boolean)) {
      const query = callQuery(api, 'GET /v1/game/{gameId}', { params: { gameId } })
      queries.fetchQuery(query).then(
        (game) => setKnown((now) => new Map(now).set(gameId, game)),
        // What cannot be read, or is not there any more, is left out.
        () => undefined,
      )
    }
  }, [api, queries, ids])
  return known
}
