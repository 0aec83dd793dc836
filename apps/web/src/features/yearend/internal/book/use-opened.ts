'use client'

import { useEffect } from 'react'
import { useApi } from '@doran/api-client/react'
import type { YearBook } from '@doran/contract'
import { useIsLoggedIn } from '@doran/site/session'

/** Puts another's book on the member's shelf, once; where that fails, the book is read all the same. */
export function useOpened({ shareCode, isMine }: YearBook): void {
  const api = useApi()
  const isLoggedIn = useIsLoggedIn()
  const isKept = isLoggedIn && !isMine
  useEffect(() => {
    if (!isKept) return
    api
      .call('PUT /v1/yearend/book/{shareCode}/opened', { params: { shareCode } })
      .catch(() => undefined)
  }, [api, isKept, shareCode])
}
