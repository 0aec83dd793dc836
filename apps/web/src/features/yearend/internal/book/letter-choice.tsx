'use client'

import { callQuery, useApi } from '@doran/api-client/react'
import { ReadFailed } from '@doran/site/core'
import { Button, SelectField, Skeleton } from '@doran/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookActs } from './use-book'

type LetterChoiceProps = {
  acts: BookActs
  number: number
  chosen: { letterId: string | null } | null
  onDone: () => void
}

/** The letters of one's trees that have opened, tree by tree. */
export function LetterChoice({ acts, number, chosen, onDone }: LetterChoiceProps) {
  const api = useApi()
  const reading = useQuery(callQuery(api, 'GET /v1/tree/my', {}))
  const [treeId, setTreeId] = useState<string | null>(null)
  const choose = (letterId: string | null) => acts.changePage(number, { letterId }, onDone)
  if (reading.error)
    return <ReadFailed reading={reading} title="나무를 불러오지 못했어요." level={3} />
  if (!reading.data) return <Skeleton shape="card" className="h-40 w-full" />
  const trees = reading.data.items.filter(({ isOpen, letters }) => isOpen && letters > 0)
  const tree = trees.find(({ id }) => id === treeId) ?? trees[0]
  if (!tree)
    return (
      <p className="prose-ko text-text-2">
        아직 열어 볼 수 있는 편지가 없어요. 나무가 열리는 날 다시 골라 주세요.
      </p>
    )
  return (
    <div className="grid gap-4">
      {trees.length > 1 && (
        <SelectField
          label="나무"
          value={tree.id}
          options={trees.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => setTreeId(event.currentTarget.value)}
        />
      )}
      <Letters
        key={tree.id}
        treeId={tree.id}
        chosenId={chosen?.letterId ?? null}
        isBusy={acts.isBusy}
        onChoose={choose}
      />
      {chosen && (
        <Button kind="quiet" isBusy={acts.isBusy} onClick={() => choose(null)}>
          편지를 빼기
        </Button>
      )}
    </div>
  )
}

type LettersProps = {
  treeId: string
  chosenId: string | null
  isBusy: boolean
  onChoose: (letterId: string) => void
}

function Letters({ treeId, chosenId, isBusy, onChoose }: LettersProps) {
  const api = useApi()
  const reading = useInfiniteQuery({
    queryKey: ['GET /v1/tree/{treeId}/letter', { treeId, for: 'year-book' }],
    queryFn: ({ pageParam, signal }) =>
      api.call('GET /v1/tree/{treeId}/letter', {
        params: { treeId },
        query: { ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null satisfies string | null,
    getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  })
  if (reading.error)
    return <ReadFailed reading={reading} title="편지를 불러오지 못했어요." level={3} />
  if (!reading.data) return <Skeleton shape="card" className="h-40 w-full" />
  const letters = reading.data.pages.flatMap(({ items }) => items)
  return (
    <>
      <ul className="grid gap-3">
        {letters.map(
          ({ id, name, text }) =>
            text !== null && (
              <li key={id} className="corner-card bg-surface-2 p-4">
                <p className="line-clamp-3 whitespace-pre-line">{text}</p>
                <div className="mt-2 flex items-center justify-between gap-3">
                  <span className="min-w-0 truncate text-sm text-text-3">
                    {name ?? '이름 없는 편지'}
                  </span>
                  <Button
                    kind="secondary"
                    isBusy={isBusy}
                    disabled={id === chosenId}
                    onClick={() => onChoose(id)}
                  >
                    {id === chosenId ? '담은 편지' : '이 편지 담기'}
                  </Button>
                </div>
              </li>
            ),
        )}
      </ul>
      {reading.hasNextPage && (
        <Button
          kind="quiet"
          isBusy={reading.isFetchingNextPage}
          onClick={() => void reading.fetchNextPage()}
        >
          더 보기
        </Button>
      )}
    </>
  )
}
