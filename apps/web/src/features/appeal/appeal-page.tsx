'use client'

import { useState } from 'react'
import type { Me, OwnCase } from '@doran/contract'
import { WhileSignedIn } from '@doran/site/session'
import { AppealFrame } from './internal/appeal-frame'
import { CaseState } from './internal/case-state'
import { OwnAppealForm } from './internal/own-appeal-form'
import { appealPath } from './appeal-address'

export type AppealPageProps = {
  /** Null where the server could not read who it is. */
  me: Me | null
  found: OwnCase
}

/** What was decided about something of one's own, and the way to have it looked at again. */
export function AppealPage({ me, found: given }: AppealPageProps) {
  const [found, setFound] = useState(given)
  const [isLate, setIsLate] = useState(false)
  const canAppeal = found.appealUntil !== null && !isLate
  return (
    <WhileSignedIn memberId={me?.id} next={appealPath(found.id)}>
      <AppealFrame>
        <CaseState found={found} isLate={isLate} />
        {canAppeal && (
          <OwnAppealForm caseId={found.id} onSent={setFound} onLate={() => setIsLate(true)} />
        )}
      </AppealFrame>
    </WhileSignedIn>
  )
}
