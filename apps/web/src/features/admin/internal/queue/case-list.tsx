'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { MoreButton } from '@doran/site/core'
import { EmptyState } from '@doran/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueueAddress } from '../../admin-address'
import { ReadState } from '../parts/read-state'
import { CaseRow } from './case-row'

const NOTHING = {
  open: '지금은 처리할 것이 없어요.',
  appealed: '다시 살펴볼 이의 제기가 없어요.',
  decided: '아직 결정한 것이 없어요.',
} as const

export function CaseList({ status, targetType }: QueueAddress) {
  const api = useApi()
  const [now] = useState(() => new Date())
  const query = { status, ...(targetType && { targetType }) }
  const cases = useInfiniteQuery({
    queryKey: ['GET /v1/admin/case', query],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/admin/case', {
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    retry: false,
  })
  const items = cases.data?.pages.flatMap((page) => page.items) ?? []
  if (!cases.data) return <ReadState reading={cases} what="목록을" />
  if (items.length === 0) return <EmptyState mascot="ran" title={NOTHING[status]} />
  return (
    <>
      <ul aria-label="목록" className="mt-4 flex flex-col gap-3">
        {items.map((item) => (
          <CaseRow key={item.id} item={item} now={now} />
        ))}
      </ul>
      <MoreButton reading={cases} />
    </>
  )
}
