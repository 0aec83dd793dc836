'use client'

import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { Sanction } from '@doran/contract'
import { useToaster } from '@doran/site/session'
import { Button, RadioGroup } from '@doran/ui'
import {
  SANCTIONS,
  isInForce,
  listSanctions,
  sanctionWarning,
  type SanctionKey,
} from '../parts/case-words'
import { Panel } from '../parts/read-state'
import { ReasonSheet } from '../parts/reason-sheet'
import { SanctionList } from '../parts/sanction-list'

type SanctionsPanelProps = {
  profileId: string
  sanctions: readonly Sanction[]
  isAdmin: boolean
  now: Date
  onChanged: () => void
}

export function SanctionsPanel(props: SanctionsPanelProps) {
  const { profileId, sanctions, isAdmin, now, onChanged } = props
  const api = useApi()
  const toaster = useToaster()
  const [isGiving, setIsGiving] = useState(false)
  const [chosen, setChosen] = useState<SanctionKey>('pause-1')
  const [lifted, setLifted] = useState<string | null>(null)

  const done = (message: string) => {
    setIsGiving(false)
    setLifted(null)
    toaster.show({ kind: 'success', message })
    onChanged()
  }
  const give = async (reason: string) => {
    await api.call('POST /v1/admin/person/{profileId}/sanction', {
      params: { profileId },
      body: { sanction: SANCTIONS[chosen].sanction, reason },
    })
    done('제재하고 알렸어요.')
  }
  const lift = async (sanctionId: string, reason: string) => {
    await api.call('POST /v1/admin/sanction/{sanctionId}/lift', {
      params: { sanctionId },
      body: { reason },
    })
    done('제재를 풀고 알렸어요.')
  }
  const canLift = ({ kind }: Sanction) => isAdmin || kind === 'pause'
  return (
    <Panel title="제재">
      {sanctions.length === 0 && <p className="text-text-2">제재한 적이 없어요.</p>}
      <SanctionList
        sanctions={sanctions}
        now={now}
        renderAct={(sanction) =>
          isInForce(sanction, now) &&
          canLift(sanction) && (
            <Button kind="secondary" onClick={() => setLifted(sanction.id)}>
              풀기
            </Button>
          )
        }
      />
      <Button kind="secondary" className="mt-3" onClick={() => setIsGiving(true)}>
        제재하기
      </Button>
      <ReasonSheet
        title="제재하기"
        label="제재하기"
        isOpen={isGiving}
        onClose={() => setIsGiving(false)}
        onSend={give}
      >
        <RadioGroup
          label="제재"
          look="grid"
          options={listSanctions(isAdmin)}
          value={chosen}
          hint={sanctionWarning(chosen)}
          onChange={setChosen}
        />
      </ReasonSheet>
      <ReasonSheet
        title="제재 풀기"
        label="풀기"
        start="다시 살펴보고 제재를 풀었어요."
        isOpen={lifted !== null}
        onClose={() => setLifted(null)}
        onSend={(reason) => (lifted === null ? Promise.resolve() : lift(lifted, reason))}
      />
    </Panel>
  )
}
