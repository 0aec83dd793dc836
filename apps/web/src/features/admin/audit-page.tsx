'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { formatMoment } from '@doran/site/core'
import { EmptyState } from '@doran/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { actionName, detailWords } from './internal/audit/audit-words'
import { personName } from './internal/parts/person-line'
import { MoreButton, ReadState } from './internal/parts/read-state'

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
        {entries.map(({ id, action, by, to, details, createdAt }) => (
          <li key={id} className="px-5 py-3">
            <p className="font-semibold">{actionName(action)}</p>
            <p className="text-sm text-text-2">
              {by ? `${personName(by)} 님` : '도란'}
              {to && ` → ${personName(to)} 님`} ·{' '}
              <time dateTime={createdAt}>{formatMoment(new Date(createdAt), now)}</time>
            </p>
            <p className="prose-ko text-sm break-all text-text-3 empty:hidden">
              {detailWords(details)}
            </p>
          </li>
        ))}
      </ul>
      <MoreButton reading={reading} />
    </>
  )
}
