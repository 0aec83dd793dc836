'use client'

import { useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { ModerationCaseDetail } from '@doran/contract'
import { formatAgo } from '@doran/site/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AuthorPanel } from './internal/case/author-panel'
import { BlindForm } from './internal/case/blind-form'
import { CaseHistory } from './internal/case/case-history'
import { CaseReports } from './internal/case/case-reports'
import { CaseThing } from './internal/case/case-thing'
import { DecisionForm } from './internal/case/decision-form'
import { NextCase } from './internal/case/next-case'
import { PinControl } from './internal/featured/pin-control'
import { ReadState } from './internal/parts/read-state'
import { CaseBadges } from './internal/queue/case-row'

export type CasePageProps = { caseId: string; isAdmin: boolean }

/** One case: what it is about, what was said of it, who made it, and the decision. */
export function CasePage({ caseId, isAdmin }: CasePageProps) {
  const api = useApi()
  const queries = useQueryClient()
  const query = callQuery(api, 'GET /v1/admin/case/{caseId}', { params: { caseId } })
  const reading = useQuery({ ...query, staleTime: 0 })
  const [now] = useState(() => new Date())
  const [decidedFrom, setDecidedFrom] = useState<'open' | 'appealed' | null>(null)
  const found = reading.data
  if (!found) return <ReadState reading={reading} what="이 건을" gone="그런 건이 없어요." />

  const show = (next: ModerationCaseDetail) => {
    queries.setQueryData(query.queryKey, next)
    void queries.invalidateQueries({ queryKey: ['GET /v1/admin/case'] })
  }
  const { status, targetType, current, hiddenBy } = found
  const canPin = isAdmin && targetType === 'post' && current !== null && hiddenBy === null
  return (
    <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-10">
      <div className="min-w-0">
        <CaseBadges item={found} />
        <p className="mt-2 text-sm text-text-3">
          <time dateTime={found.openedAt}>{formatAgo(new Date(found.openedAt), now)}</time>{' '}
          들어왔어요.
        </p>
        <CaseThing found={found} now={now} />
        {canPin && <PinControl postId={found.targetId} />}
        <CaseReports found={found} now={now} />
        <CaseHistory found={found} now={now} />
        <AuthorPanel found={found} now={now} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
        {decidedFrom && <NextCase from={decidedFrom} caseId={caseId} />}
        {status !== 'decided' && (
          <>
            <DecisionForm
              key={`${caseId} ${status}`}
              found={{ ...found, status }}
              isAdmin={isAdmin}
              onDecided={(next) => {
                show(next)
                setDecidedFrom(status)
              }}
              reload={async () => (await reading.refetch()).data}
            />
            {found.claims.length > 0 && found.blindUntil === null && (
              <BlindForm
                caseId={caseId}
                onBlinded={show}
                reload={async () => (await reading.refetch()).data}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}
