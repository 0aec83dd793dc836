'use client'

import { useApi } from '@doran/api-client/react'
import type { OwnCase } from '@doran/contract'
import { useToaster } from '@doran/site/session'
import { AppealForm } from './appeal-form'
import { useAppeal } from './use-appeal'

type OwnAppealFormProps = {
  caseId: string
  onSent: (found: OwnCase) => void
  onLate: () => void
}

export function OwnAppealForm({ caseId, onSent, onLate }: OwnAppealFormProps) {
  const api = useApi()
  const toaster = useToaster()
  const send = async (text: string) => {
    const found = await api.call('POST /v1/moderation/case/{caseId}/appeal', {
      params: { caseId },
      body: { text },
    })
    toaster.show({ kind: 'success', message: '이의 제기를 보냈어요.' })
    onSent(found)
  }
  return <AppealForm appeal={useAppeal({ name: caseId, send, onLate })} />
}
