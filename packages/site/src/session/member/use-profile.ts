'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import { useQuery } from '@tanstack/react-query'

/** What everybody may see of a member; asked for only when there is a `uuid`, and not again on focus. */
export function useProfile(uuid: string | null) {
  const query = callQuery(useApi(), 'GET /v1/user/user/profile/{uuid}', {
    params: { uuid: uuid ?? '' },
  })
  return useQuery({ ...query, enabled: Boolean(uuid), refetchOnWindowFocus: false })
}
