'use client'

import { useMemo } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { Me } from '@doran/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { pageMemberAtom, hasSignInEndedAtom, isLoggedInAtom } from '../../core/client-state.js'
import { clearMember } from './clear-member.js'
import { isBorrowedDevice, recordEnd, recordLeft } from './sign-in-record.js'

export type MeCache = {
  /** Somebody signed in or changed: takes what a call answered, or reads the member anew. Throws `ApiError`. */
  refreshMe: (me?: Me) => Promise<Me>
  /** Nobody is signed in any more, in this browser's other tabs neither. */
  signedOut: () => void
  /** The same, by the person's own wish: the other tabs keep nothing of theirs. */
  left: () => void
}

/** Tells the page who is there after a call changed it. */
export function useMeCache(): MeCache {
  const api = useApi()
  const queries = useQueryClient()
  const store = useStore()
  return useMemo(() => {
    const query = callQuery(api, 'GET /v1/user/me', {})
    return {
      refreshMe: async (given) => {
        try {
          const me = given ?? (await queries.fetchQuery({ ...query, staleTime: 0 }))
          if (given) queries.setQueryData(query.queryKey, given)
          store.set(isLoggedInAtom, true)
          return me
        } catch (error) {
          // Whoever asked tells of it.
          store.set(hasSignInEndedAtom, false)
          throw error
        }
      },
      signedOut: () => {
        // A borrowed device is left, whoever tells of the end.
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
