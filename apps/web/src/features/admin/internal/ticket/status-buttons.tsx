'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { AdminTicket, ParsedBodyOf } from '@doran/contract'
import { useAct, useToaster } from '@doran/site/session'
import { Button, Chip, ChipGroup } from '@doran/ui'
import { ConfirmDialog } from '@doran/ui/overlay'
import { Panel } from '../parts/read-state'
import { statusLook } from './ticket-words'

type Status = ParsedBodyOf<'PUT /v1/admin/ticket/{ticketId}/status'>['status']

/** What it can be set to without an answer and without an end. */
const OPEN = ['received', 'checking', 'answered'] as const satisfies readonly Status[]

type StatusButtonsProps = { ticket: AdminTicket; onChanged: (ticket: AdminTicket) => void }

/** Changes how a ticket stands, without an answer. Closing it is for good. */
export function StatusButtons({ ticket: { id, status }, onChanged }: StatusButtonsProps) {
  const api = useApi()
  const toaster = useToaster()
  const changing = useAct()
  const [isAsked, setIsAsked] = useState(false)
  const change = (next: Status) =>
    changing.run(async () => {
      const changed = await api.call('PUT /v1/admin/ticket/{ticketId}/status', {
        params: { ticketId: id },
        body: { status: next },
      })
      setIsAsked(false)
      onChanged(changed)
      toaster.show({ kind: 'success', message: '상태를 바꿨어요.' })
    })
  if (status === 'closed') return null
  return (
    <Panel title="상태">
      {status === 'solved' && (
        <p className="prose-ko mb-3 text-sm text-text-2">
          보낸 사람이 해결됐다고 했어요. 다시 적으면 접수로 돌아와요.
        </p>
      )}
      <ChipGroup label="상태 바꾸기">
        {OPEN.map((each) => (
          <Chip
            key={each}
            isSelected={each === status}
            onClick={() => each !== status && !changing.isBusy && void change(each)}
          >
            {statusLook(each).word}
          </Chip>
        ))}
      </ChipGroup>
      <Button kind="secondary" className="mt-3" onClick={() => setIsAsked(true)}>
        답 없이 끝내기
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title="답 없이 끝낼까요?"
        confirmLabel="끝내기"
        cancelLabel="취소"
        isDestructive
        onConfirm={() => void change('closed')}
      >
        <p className="prose-ko">두 쪽 모두 더 적을 수 없고, 되돌릴 수 없어요.</p>
      </ConfirmDialog>
    </Panel>
  )
}
