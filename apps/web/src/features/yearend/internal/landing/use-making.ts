'use client'

import { useEffect, useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { YearMaking } from '@doran/contract'
import type { YearSource } from '@doran/contract/limits'
import { useEventLog } from '@doran/site/core'
import { useAct } from '@doran/site/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { yearBookPath } from '../../year-paths'

const ASK_EVERY_MS = 500

const isBeingMade = (making: YearMaking | null | undefined): boolean =>
  making != null && making.step !== 'done' && !making.hasFailed

/** How far a book is; asked while it is made, and opened as soon as one that was awaited is there. */
export function useMaking(year: number, given: YearMaking | null) {
  const api = useApi()
  const router = useRouter()
  const queries = useQueryClient()
  const log = useEventLog()
  const act = useAct()
  const [isAwaited, setIsAwaited] = useState(isBeingMade(given))
  const query = callQuery(api, 'GET /v1/yearend/{year}', { params: { year } })
  const { data, error, refetch } = useQuery({
    ...query,
    enabled: isAwaited,
    // What was known of an earlier making says nothing about this one.
    gcTime: 0,
    refetchInterval: ({ state }) =>
      isBeingMade(state.data ?? given) && state.status !== 'error' ? ASK_EVERY_MS : false,
  })
  const making = (isAwaited ? data : null) ?? given
  const shareCode = making?.shareCode ?? null
  const isDone = isAwaited && making?.step === 'done' && !making.hasFailed

  useEffect(() => {
    if (isDone && shareCode !== null) router.push(yearBookPath({ year, shareCode }))
  }, [isDone, shareCode, router, year])

  const make = (sources: YearSource[]) =>
    void act.run(async () => {
      const asked = await api.call('POST /v1/yearend/{year}/generate', {
        params: { year },
        body: { sources },
      })
      queries.setQueryData(query.queryKey, asked)
      setIsAwaited(true)
      log.log({
        type: 'finish',
        object: 'year_book',
        object_name: String(year),
        object_attributes: { sources: sources.length },
      })
    })

  return {
    making,
    isMaking: isBeingMade(making) || isDone,
    isAsking: act.isBusy,
    failure: error,
    make,
    retry: () => void refetch(),
  }
}
