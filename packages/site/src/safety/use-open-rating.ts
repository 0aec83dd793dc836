import { useCallback } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { useQueryClient } from '@tanstack/react-query'

/** Says that the person is 15 or older: things rated 15 open from now on. Throws `ApiError`. */
export function useOpenRating(): () => Promise<void> {
  const api = useApi()
  const queries = useQueryClient()
  return useCallback(async () => {
    await api.call('PUT /v1/user/rating', { body: { isOver15: true } })
    const { queryKey } = callQuery(api, 'GET /v1/user/me', {})
    queries.setQueryData(
      queryKey,
      (me) => me && { ...me, rating: { ...me.rating, isOver15: true } },
    )
  }, [api, queries])
}
