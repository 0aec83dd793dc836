'use client'

import { useMemo } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { pageMemberAtom, hasSignInEndedAtom, isLoggedInAtom } from '../../core/client-state.js'
import { clearMember } from './clear-member.js'
import { isBorrowedDevice, recordEnd, recordLeft } from '../login/sign-in-record.js'

export type MeCache = {
  /** After a sign-in or a change: takes the known reply, or fetches the member again. Throws `ApiError`. */
  refreshMe: (me?: Me) => Promise<Me>
  /** The sign-in has ended, in this browser's other tabs too. */
  signedOut: () => void
  /** The person left: the other tabs drop all of their data too. */
  left: () => void
}

/** Updates who is signed in after a call changed it. */
export function useMeCache(): MeCache {
  const api = useApi()
  const queries = useQueryClient()
  const store = useStore()
  return useMemo(() => {
    const query = callQuery(api, 'GET /v1/user/me', {})
    return {
      refreshMe: async (known) => {
        try {
          const me = known ?? (await queries.fetchQuery({ ...query, staleTime: 0 }))
          if (known) queries.setQueryData(query.queryKey, known)
          store.set(isLoggedInAtom, true)
          return me
        } catch (error) {
          // The caller reports it.
          store.set(hasSignInEndedAtom, false)
          throw error
        }
      },
      signedOut: () => {
        // On a borrowed device every end counts as leaving.
        if (isBorrowedDevice()) store.set(hasSignInEndedAtom, true)
        clearMember(queries, store)
        recordEnd()
      },
      left: () => {
        clearMember(queries, store)
        store.set(pageMemberAtom, null)
        recordLeft()
      },
    }
  }, [api, queries, store])
}
