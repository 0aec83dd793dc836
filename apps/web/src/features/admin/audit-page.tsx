'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { MoreButton } from '@doran/site/core'
import { EmptyState } from '@doran/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AuditRow } from './internal/audit/audit-row'
import { ReadState } from './internal/parts/read-state'

/** What operators did, the newest first. */
export function AuditPage() {
  const api = useApi()
  const [now] = useState(() => new Date())
  const reading = useInfiniteQuery({
    queryKey: ['GET /v1/admin/audit'],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/admin/audit', {
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: false,
  })
  if (!reading.data) return <ReadState reading={reading} what="기록을" />
  const entries = reading.data.pages.flatMap(({ items }) => items)
  if (entries.length === 0) return <EmptyState mascot="ran" title="아직 기록이 없어요." />
  return (
    <>
      <ul
        aria-label="기록"
        className="corner-card mt-4 max-w-[760px] divide-y divide-line overflow-clip bg-surface-1"
      >
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} now={now} />
        ))}
      </ul>
      <MoreButton reading={reading} />
    </>
  )
}
