'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { ModerationCaseDetail } from '@doran/contract'
import { useToaster } from '@doran/site/session'
import { Button } from '@doran/ui'
import { Panel } from '../parts/read-state'
import { ReasonSheet } from '../parts/reason-sheet'
import { useUnlessDecided } from './use-unless-decided'

type BlindFormProps = {
  caseId: string
  onBlinded: (found: ModerationCaseDetail) => void
  reload: () => Promise<ModerationCaseDetail | undefined>
}

const START = '권리침해 신고가 들어와서 확인하는 동안 가려 두었어요.'

/** Hides it for a while, where somebody claims that it infringes on their rights. */
export function BlindForm({ caseId, onBlinded, reload }: BlindFormProps) {
  const api = useApi()
  const toaster = useToaster()
  const unlessDecided = useUnlessDecided(reload)
  const [isOpen, setIsOpen] = useState(false)
  const blind = async (reason: string) => {
    const blinded = await unlessDecided(() =>
      api.call('POST /v1/admin/case/{caseId}/blind', { params: { caseId }, body: { reason } }),
    )
    setIsOpen(false)
    if (!blinded) return
    onBlinded(blinded)
    toaster.show({ kind: 'success', message: '30일 동안 가렸어요.' })
  }
  return (
    <Panel title="권리침해 확인">
      <div className="corner-card bg-surface-1 px-5 py-4">
        <p className="prose-ko text-sm text-text-2">
          확인하는 동안 최대 30일까지 다른 사람에게 보이지 않게 할 수 있어요. 쓴 사람에게 알려요.
        </p>
        <Button kind="secondary" className="mt-3" onClick={() => setIsOpen(true)}>
          30일 동안 가리기
        </Button>
      </div>
      <ReasonSheet
        title="30일 동안 가리기"
        label="가리기"
        start={START}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onSend={blind}
      />
    </Panel>
  )
}
