import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { FeedbackReason, Turn } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { Button, RadioGroup } from '@doran/ui'
import type { PanelProps } from '../panel-parts/panel-props'
import { PanelSheet } from '../panel-parts/panel-sheet'

const REASONS = [
  { value: 'off', label: '이야기와 어울리지 않아요' },
  { value: 'forgot', label: '앞의 일을 잊었어요' },
  { value: 'repeats', label: '같은 말이 되풀이돼요' },
  { value: 'spoke_for_me', label: '내 말이나 행동을 마음대로 썼어요' },
  { value: 'awkward', label: '문장이 어색해요' },
  { value: 'unpleasant', label: '읽기 불편해요' },
] as const satisfies ReadonlyArray<{ value: FeedbackReason; label: string }>

/** Why a scene was not liked, for whoever wants to say. */
export function DislikeSheet({ turn, isOpen, onClose }: PanelProps & { turn: Turn }) {
  const api = useApi()
  const toaster = useToaster()
  const { isBusy, run } = useAct()
  const [reason, setReason] = useState<FeedbackReason | null>(null)
  const send = () =>
    void run(
      async () => {
        await api.call('PUT /v1/tales/turn/{turnUuid}/feedback', {
          params: { turnUuid: turn.id },
          body: { value: 'down', reason },
        })
        onClose()
        toaster.show({ message: '의견을 보냈어요.' })
      },
      { canRepeat: true },
    )
  return (
    <PanelSheet
      isOpen={isOpen}
      onClose={onClose}
      title="무엇이 아쉬웠나요?"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            건너뛰기
          </Button>
          <Button isBusy={isBusy} disabled={reason === null} onClick={send}>
            보내기
          </Button>
        </>
      }
    >
      <RadioGroup
        label="아쉬웠던 점"
        isLabelHidden
        options={REASONS}
        value={reason}
        onChange={setReason}
      />
    </PanelSheet>
  )
}
