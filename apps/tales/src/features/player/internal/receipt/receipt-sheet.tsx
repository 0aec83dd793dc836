import { callQuery, useApi } from '@doran/api-client/react'
import type { Turn } from '@doran/contract'
import { ReadFailed, sceneName } from '@doran/site/core'
import { nextPrice } from '@doran/story-reader'
import { Skeleton } from '@doran/ui'
import { useQuery } from '@tanstack/react-query'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'
import { ReceiptParts } from './receipt-parts'

/** How a scene came about: who wrote it, what was called, what was left out, what it cost. */
export function ReceiptSheet({ turn, isOpen, onClose, state }: PanelProps & { turn: Turn }) {
  const api = useApi()
  const reading = useQuery(
    callQuery(api, 'GET /v1/tales/turn/{turnUuid}/receipt', { params: { turnUuid: turn.id } }),
  )
  return (
    <PanelSheet isOpen={isOpen} onClose={onClose} title={`${sceneName(turn.index)} 기록`}>
      {!reading.data && reading.isError && (
        <ReadFailed title="기록을 불러오지 못했어요." reading={reading} level={3} />
      )}
      {!reading.data && !reading.isError && <Skeleton shape="card" className="h-60" />}
      {reading.data && (
        <ReceiptParts
          receipt={reading.data}
          isEdited={turn.isEdited}
          next={nextPrice(state.session)}
        />
      )}
    </PanelSheet>
  )
}
