'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import { useQuery } from '@tanstack/react-query'
import { useIsLoggedIn } from './use-is-logged-in.js'

/**
 * The signed-in member; fetched only with a sign-in, at most four times in all; `SignInWatch` fetches again when the
 * person comes back to the tab. Once the API refuses the sign-in, `useIsLoggedIn` turns false.
 */
export function useMe() {
  const enabled = useIsLoggedIn()
  const query = callQuery(useApi(), 'GET /v1/user/me', {})
  return useQuery({ ...query, enabled })
}
