'use client'

import { useCallback } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { Engagement, EngagementTarget } from '@doran/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'

export type Target<Type extends EngagementTarget = EngagementTarget> = { type: Type; id: string }

type Change = (now: Engagement) => Engagement

export type EngagementState = {
  /** Nothing, until it is known. */
  engagement: Engagement
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

/** How a thing stands with everybody and with whoever looks; all parts of a page share it. */
export function useEngagement(
  { type, id }: Target,
  initial: Engagement | undefined,
): EngagementState {
  const api = useApi()
  const queries = useQueryClient()
  const params = { targetType: type, targetId: id }
  const query = callQuery(api, 'GET /v1/engagement/{targetType}/{targetId}', { params })
  const { queryKey } = query
  const { data } = useQuery({ ...query, ...(initial && { initialData: initial }) })
  const isKnown = data !== undefined

  const change = useCallback(
    (next: Change) => {
      void queries.cancelQueries({ queryKey })
      queries.setQueryData(queryKey, (now) => next(now ?? NOTHING))
    },
    [queries, queryKey],
  )
  const take: EngagementState['take'] = (reply, named) =>
    change((now) =>
      isKnown ? { ...now, ...Object.fromEntries(named.map((key) => [key, reply[key]])) } : reply,
    )
  return { engagement: data ?? NOTHING, change, take }
}
