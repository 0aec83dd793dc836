'use client'

import { useEffect, useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { FIELD_COPY } from '@doran/contract/errors'
import { useQuery } from '@tanstack/react-query'
import { nickNameProblem } from './field-rules'

const QUIET_MS = 400

export type NickNameCheck = {
  isFree: boolean
  /** Why it cannot be had, as far as that is known. */
  problem: string | undefined
  /** Some that are free instead. */
  suggestions: readonly string[]
}

/** Asks while one writes whether a nickname is free. `own` is the person's, which is theirs and so not free. */
export function useNickNameCheck(written: string, own?: string): NickNameCheck {
  const asked = useAsked(written.trim().normalize('NFKC'))
  const isAskable = asked !== own && nickNameProblem(asked) === undefined
  const { data } = useQuery({
    ...callQuery(useApi(), 'GET /v1/user/nickname/check', { query: { v: asked } }),
    enabled: isAskable,
  })
  if (!isAskable || !data) return { isFree: false, problem: undefined, suggestions: [] }
  const { isFree, isReserved, suggestions } = data
  if (isFree) return { isFree, problem: undefined, suggestions: [] }
  return {
    isFree,
    problem: isReserved ? FIELD_COPY.nickNameReserved : FIELD_COPY.nickNameTaken,
    suggestions: suggestions.slice(0, 3),
  }
}

/** What was written, once it has stood for a moment. */
function useAsked(written: string): string {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(written), QUIET_MS)
    return () => clearTimeout(timer)
  }, [written])
  return asked === written ? asked : ''
}
