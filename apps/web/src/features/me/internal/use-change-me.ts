import { callQuery, useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { useQueryClient } from '@tanstack/react-query'

type ChangeOfMe = {
  /** The person as they will be. */
  shown: (me: Me) => Me
  /** Makes the call; what it answers is how the person is now. */
  send: () => Promise<(me: Me) => Me>
}

/** Shows a change of the person at once; takes it back and throws when the call fails. */
export function useChangeMe(me: Me) {
  const { queryKey } = callQuery(useApi(), 'GET /v1/user/me', {})
  const queries = useQueryClient()
  return async function changeMe({ shown, send }: ChangeOfMe) {
    await queries.cancelQueries({ queryKey })
    const before = queries.getQueryData(queryKey) ?? me
    const set = (next: (me: Me) => Me) =>
      queries.setQueryData(queryKey, (now) => next(now ?? before))
    set(shown)
    try {
      set(await send())
    } catch (error) {
      queries.setQueryData(queryKey, before)
      throw error
    }
  }
}
