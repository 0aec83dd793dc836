import { callQuery, useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { useStalePageGuard, useIsLoggedIn } from '@doran/site/session'
import { useQuery } from '@tanstack/react-query'

/**
 * The member whose page this is: as the server read them, then as the page's bar reads them. They stay when the sign-in
 * ends, so that what is typed in an open sheet is not lost.
 */
export function usePageMember(given: Me | null) {
  const isLoggedIn = useIsLoggedIn()
  useStalePageGuard(given?.id)
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), 'GET /v1/user/me', {}),
    enabled: isLoggedIn && given === null,
  })
  return { me: data ?? given, error, retry: () => void refetch() }
}
