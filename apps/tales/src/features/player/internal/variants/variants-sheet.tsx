import { useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import { ReadFailed } from '@doran/site/core'
import { isPending } from '@doran/story-reader'
import { Skeleton } from '@doran/ui'
import { useQuery } from '@tanstack/react-query'
import { PanelProblem } from '../panel-parts/panel-problem'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { Variant } from './variant'

/** The tellings of the last scene, beside each other; one of them is gone on with. */
export function VariantsSheet({ isOpen, onClose, state, reader }: PanelProps) {
  const { leafTurnId, variants } = state.session
  const api = useApi()
  const [first] = useState(leafTurnId)
  const [hasFailed, setHasFailed] = useState(false)
  const reading = useQuery({
    ...callQuery(api, 'GET /v1/tales/turn/{turnUuid}/variant', { params: { turnUuid: first } }),
    staleTime: 0,
  })
  const isBusy = state.isUndoing || state.isConfirming || isPending(state.phase)

  async function show(turnUuid: string) {
    setHasFailed(false)
    const isShown = await reader.showVariant(turnUuid)
    setHasFailed(!isShown)
    if (isShown) onClose()
  }
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title="다시 쓴 글 비교하기" width="wide">
      <PanelProblem message={hasFailed ? (state.problem?.message ?? FAILED) : null} />
      {!reading.data && reading.isError && (
        <ReadFailed title="글을 불러오지 못했어요." reading={reading} level={3} />
      )}
      {!reading.data && !reading.isError && <Waiting count={variants.length} />}
      <ol className="grid gap-4 md:grid-cols-2">
        {reading.data?.items.map((turn, at) => (
          <Variant
            key={turn.id}
            turn={turn}
            place={at + 1}
            isShown={turn.id === leafTurnId}
            isBusy={isBusy}
            onChoose={() => (turn.id === leafTurnId ? onClose() : void show(turn.id))}
          />
        ))}
      </ol>
    </PanelSheet>
  )
}

const FAILED = '글을 바꾸지 못했어요. 다시 시도해 주세요.'

function Waiting({ count }: { count: number }) {
  return (
    <div role="status" aria-label="글을 불러오는 중이에요" className="grid gap-4 md:grid-cols-2">
      {Array.from({ length: count }, (_, at) => (
        <Skeleton key={at} shape="card" className="h-60" />
      ))}
    </div>
  )
}
