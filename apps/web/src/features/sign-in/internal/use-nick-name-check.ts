'use client'

import { useEffect, useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { ACCOUNT_FIELD_COPY } from '@doran/contract/account/copy'
import { useQuery } from '@tanstack/react-query'
import { nickNameProblem } from './field-rules'

const QUIET_MS = 400

export type NickNameCheck = {
  /** Whether the answer is still to come. One that fails or cannot be asked for is not waited for. */
  isOpen: boolean
  isFree: boolean
  /** Why it cannot be had, as far as that is known. */
  problem: string | undefined
  /** Some that are free instead. */
  suggestions: readonly string[]
}

/** Asks while one writes whether a nickname is free. `own` is the person's, which is theirs and so not free. */
export function useNickNameCheck(written: string, own?: string): NickNameCheck {
  const nickName = written.trim().normalize('NFKC')
  const hasStood = useHasStood(nickName)
  const isAskable = nickName !== own && nickNameProblem(nickName) === undefined
  const { data, isFetching, failureCount } = useQuery({
    ...callQuery(useApi(), 'GET /v1/user/nickname/check', { query: { v: nickName } }),
    enabled: isAskable && hasStood,
  })
  const isUnderWay = !hasStood || (isFetching && failureCount === 0)
  const isOpen = isAskable && !data && isUnderWay
  if (!isAskable || !data) return { isOpen, isFree: false, problem: undefined, suggestions: [] }
  const { isFree, isReserved, suggestions } = data
  if (isFree) return { isOpen, isFree, problem: undefined, suggestions: [] }
  return {
    isOpen,
    isFree,
    problem: isReserved ? ACCOUNT_FIELD_COPY.nickNameReserved : ACCOUNT_FIELD_COPY.nickNameTaken,
    suggestions: suggestions.slice(0, 3),
  }
}

/** Whether what is written has stood for a moment. */
function useHasStood(written: string): boolean {
  const [stood, setStood] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setStood(written), QUIET_MS)
    return () => clearTimeout(timer)
  }, [written])
  return stood === written
}
