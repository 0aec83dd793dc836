'use client'

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { Engagement, EngagementTarget } from '@doran/contract'
import { useQueryClient } from '@tanstack/react-query'

export type Target<Type extends EngagementTarget = EngagementTarget> = { type: Type; id: string }

type Change = (now: Engagement) => Engagement

export type EngagementState = {
  /** Nothing, until it is known. */
  engagement: Engagement
  /** The same as it stands by now, for what was rendered before. */
  read: () => Engagement
  /** Changes what is shown; a read that is under way is given up, since it is older. */
  change: (next: Change) => void
  /** Takes a reply: only `named` of it, since another verb may be under way. */
  take: (reply: Engagement, named: readonly (keyof Engagement)[]) => void
}

const NOTHING: Engagement = {
  likes: 0,
  followers: 0,
  comments: 0,
  isLiked: false,
  isSaved: false,
  collectionId: null,
  isFollowed: false,
}

/**
 * How a thing stands with everybody and with whoever looks; all parts of a page share it. It reads the cache itself:
 * `useQuery` would be most of what the buttons load, and nothing more of it is needed.
 */
export function useEngagement(
  { type, id }: Target,
  initial: Engagement | undefined,
): EngagementState {
  const api = useApi()
  const queries = useQueryClient()
  const [known] = useState(initial)
  const query = useMemo(() => {
    const params = { targetType: type, targetId: id }
    return callQuery(api, 'GET /v1/engagement/{targetType}/{targetId}', { params })
  }, [api, type, id])
  const { queryKey } = query
  const subscribe = useCallback(
    (onChange: () => void) => queries.getQueryCache().subscribe(onChange),
    [queries],
  )
  const data =
    useSyncExternalStore(
      subscribe,
      () => queries.getQueryData(queryKey),
      () => undefined,
    ) ?? known

  useEffect(() => {
    // Nothing else keeps it in the cache while it is shown.
    const kept = { ...query, gcTime: Infinity, ...(known && { initialData: known }) }
    // What could not be read is shown as nothing.
    void queries.fetchQuery(kept).catch(() => undefined)
  }, [queries, query, known])

  const read = () => queries.getQueryData(queryKey) ?? known ?? NOTHING
  const change = useCallback(
    (next: Change) => {
      void queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (now) => next(now ?? known ?? NOTHING))
    },
    [queries, queryKey, known],
  )
  const take: EngagementState['take'] = (reply, named) =>
    change((now) =>
      data === undefined
        ? reply
        : { ...now, ...Object.fromEntries(named.map((key) => [key, reply[key]])) },
    )
  return { engagement: data ?? NOTHING, read, change, take }
}
