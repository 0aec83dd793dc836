import { callQuery, useApi } from '@doran/api-client/react'
import { useQuery } from '@tanstack/react-query'
import type { LetterOutside } from './opened-letter'

type Asked = {
  treeId: string
  /** The letter that is read now. */
  letterId: string | null
  isAsked: boolean
}

/** The next letter of a tree that was not read yet, wherever it hangs; null where there is none, or none was asked for. */
export function useNextUnread({ treeId, letterId, isAsked }: Asked): LetterOutside | null {
  const api = useApi()
  const call = callQuery(api, 'GET /v1/tree/{treeId}/letter', {
    params: { treeId },
    // The one that is read now may still be among them.
    query: { of: 'unread', limit: 2 },
  })
  const { data } = useQuery({
    ...call,
    queryKey: [...call.queryKey, letterId],
    enabled: isAsked,
    staleTime: 0,
  })
  return (isAsked && data?.items.find(({ id }) => id !== letterId)) || null
}
