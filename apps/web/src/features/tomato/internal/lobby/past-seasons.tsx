'use client'

import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '@doran/api-client/react'
import { MoreButton, ReadFailed } from '@doran/site/core'
import { Button, Skeleton } from '@doran/ui'
import { ScoreList } from './score-list'
import { weekWords } from './week-words'

/** Weeks that are over; they are read once somebody asks for them. */
export function PastSeasons() {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <Seasons />
  return (
    <Button kind="secondary" onClick={() => setIsOpen(true)}>
      더 보기
    </Button>
  )
}

function Seasons() {
  const api = useApi()
  const reading = useInfiniteQuery({
    queryKey: ['GET /v1/arcade/tomato/season'],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/arcade/tomato/season', {
        query: pageParam === '' ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  })
  if (reading.isPending) return <Skeleton className="h-32 corner-card" />
  if (!reading.data)
    return <ReadFailed level={3} title="지난 순위를 불러오지 못했어요." reading={reading} />
  const seasons = reading.data.pages.flatMap(({ items }) => items)
  if (seasons.length === 0) return <p className="text-text-2">아직 지난 주가 없어요.</p>
  return (
    <>
      <ul className="flex flex-col gap-5">
        {seasons.map(({ from, to, podium }) => (
          <li key={from}>
            <h3 className="mb-2 text-sm font-semibold text-text-2">{weekWords({ from, to })}</h3>
            <ScoreList label={weekWords({ from, to })} rows={podium} />
          </li>
        ))}
      </ul>
      <MoreButton reading={reading} />
    </>
  )
}
