import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { ModerationCaseDetail } from '@doran/contract'
import { useFieldErrors, useSubmit } from '@doran/forms'
import { useToaster } from '@doran/site/session'
import { useFailureNotice } from '../../../../lib/use-failure-notice'
import { reasonProblem } from '../parts/reasons'
import { decisionOf, NOTHING, type OpenCase, type Written } from './decision'
import { useUnlessDecided } from './use-unless-decided'

type DecisionOptions = {
  found: OpenCase
  onDecided: (found: ModerationCaseDetail) => void
  reload: () => Promise<ModerationCaseDetail | undefined>
}

/** A decision as it is written and sent. */
export function useDecision({ found, onDecided, reload }: DecisionOptions) {
  const api = useApi()
  const toaster = useToaster()
  const unlessDecided = useUnlessDecided(reload)
  const submission = useSubmit({
    // Of one's own things, or of what only an administrator decides.
    errors: { codes: { NOT_ALLOWED: {} }, fields: { reason: 'reason' } },
    notice: useFailureNotice(),
  })
  const [written, setWritten] = useState<Written>(NOTHING)
  const fields = useFieldErrors({
    names: ['outcome', 'reason'],
    problems: {
      outcome: written.outcome ? undefined : '결과를 선택해 주세요.',
      reason: reasonProblem(written.reason),
    },
    submission,
    mode: 'submit',
  })
  const send = () =>
    submission.submit(async () => {
      const body = decisionOf(written, found)
      if (!body) return
      const decided = await unlessDecided(() =>
        api.call('POST /v1/admin/case/{caseId}/decision', { params: { caseId: found.id }, body }),
      )
      if (!decided) return
      onDecided(decided)
      toaster.show({ kind: 'success', message: '결정하고 알렸어요.' })
    })
  return {
    written,
    write: (change: Partial<Written>) => setWritten((now) => ({ ...now, ...change })),
    fields,
    submission,
    send,
  }
}
