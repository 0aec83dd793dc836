'use client'

import { useEffect, useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { ACCOUNT_FIELD_COPY } from '@doran/contract/account/copy'
import { useQuery } from '@tanstack/react-query'
import { nickNameProblem } from './field-rules'

const DEBOUNCE_MS = 400

export type NickNameCheck = {
  /** Whether the answer is still to come. A failed check is not waited for. */
  isPending: boolean
  isFree: boolean
  /** Why it cannot be taken, as far as that is known. */
  problem: string | undefined
  /** Some that are free instead. */
  suggestions: readonly string[]
}

/** Checks while one types whether a nickname is free. `own` is the person's, which is theirs and so not free. */
export function useNickNameCheck(written: string, own?: string): NickNameCheck {
  const nickName = written.trim().normalize('NFKC')
  const isDebounced = useIsDebounced(nickName)
  const isCheckable = nickName !== own && nickNameProblem(nickName) === undefined
  const { data, isFetching, failureCount } = useQuery({
    ...callQuery(useApi(), 'GET /v1/user/nickname/check', { query: { v: nickName } }),
    enabled: isCheckable && isDebounced,
  })
  const isRunning = !isDebounced || (isFetching && failureCount === 0)
  const isPending = isCheckable && !data && isRunning
  if (!isCheckable || !data)
    return { isPending, isFree: false, problem: undefined, suggestions: [] }
  const { isFree, isReserved, suggestions } = data
  if (isFree) return { isPending, isFree, problem: undefined, suggestions: [] }
  return {
    isPending,
    isFree,
    problem: isReserved ? ACCOUNT_FIELD_COPY.nickNameReserved : ACCOUNT_FIELD_COPY.nickNameTaken,
    suggestions: suggestions.slice(0, 3),
  }
}

/** Whether what is written has not changed for a moment. */
function useIsDebounced(written: string): boolean {
  const [debounced, setDebounced] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(written), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [written])
  return debounced === written
}
