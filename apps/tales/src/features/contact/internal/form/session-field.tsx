'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import { formatAgo, readSoFar } from '@doran/site/core'
import { Checkbox } from '@doran/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PickField } from './pick-field'

type SessionFieldProps = {
  value: string
  mayRead: boolean
  error: string | undefined
  onPick: (id: string) => void
  onMayRead: (mayRead: boolean) => void
}

const MEANING =
  '체크하면 이 이야기의 장면과 적은 말을 운영자가 읽고 도와 드려요. 읽은 것은 기록에 남아요. 체크하지 않으면 아무도 읽지 않아요.'

/** Picks one of the stories that somebody reads, and whether staff may read it too. */
export function SessionField({ value, mayRead, error, onPick, onMayRead }: SessionFieldProps) {
  const api = useApi()
  const [now] = useState(() => new Date())
  const reading = useInfiniteQuery({
    queryKey: ['GET /v1/tales/session/my', 'contact'],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/tales/session/my', {
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  })
  const sessions = reading.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="flex flex-col gap-2">
      <PickField
        label="어떤 이야기인가요? (선택)"
        hint="읽던 이야기에서 생긴 일이면 선택해 주세요."
        nothing="아직 읽은 이야기가 없어요."
        other="보고 있던 이야기"
        value={value}
        error={error}
        options={sessions?.map(({ id, theme, turnCount, lastAt }) => ({
          value: id,
          label: [theme.title, readSoFar(turnCount), formatAgo(new Date(lastAt), now)].join(' · '),
        }))}
        reading={reading}
        onPick={onPick}
      />
      {value !== '' && (
        <Checkbox
          label="운영자가 이 이야기의 글을 읽어도 돼요"
          hint={MEANING}
          name="mayReadStory"
          checked={mayRead}
          onChange={(event) => onMayRead(event.currentTarget.checked)}
        />
      )}
    </div>
  )
}
