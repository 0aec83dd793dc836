import { useState } from 'react'
import { useApi } from '@doran/api-client/react'
import type { ReportReason, ReportTarget } from '@doran/contract'
import { REPORT_FIELD_COPY } from '@doran/contract/report/copy'
import { REPORT_LENGTHS } from '@doran/contract/report/limits'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts } from '../session/login/drafts.js'
import { findReason } from './report-reasons.js'

export type ReportedThing = { targetType: ReportTarget; targetId: string }

type Written = { reason: ReportReason | null; detail: string }

const NOTHING: Written = { reason: null, detail: '' }
const NO_REASON = '신고하는 이유를 선택해 주세요.'
const GONE = '이미 지워졌거나 볼 수 없게 된 내용이라 신고하지 못했어요.'

/** A report as it is written and sent. What is written stays in the tab until it is sent. */
export function useReport(target: ReportedThing) {
  const api = useApi()
  const [draft] = useState(() => draftOf(target))
  const { value, set } = useDraft(draft)
  const [isSent, setIsSent] = useState(false)
  const submission = useSubmit({
    errors: {
      codes: { NOT_FOUND: { message: GONE } },
      fields: { reason: 'reason', detail: 'detail' },
    },
  })
  const written = value ?? NOTHING
  const { reason, detail } = written
  const fields = useFieldErrors({
    names: ['reason', 'detail'],
    problems: {
      reason: reason === null ? NO_REASON : undefined,
      detail: isTooLong(detail) ? REPORT_FIELD_COPY.reportDetail : undefined,
    },
    submission,
  })
  const send = () =>
    submission.submit(async () => {
      if (reason === null) return
      await api.call('POST /v1/report', { body: { ...target, reason, detail: detail.trim() } })
      set(null)
      setIsSent(true)
    })
  return {
    written,
    write: (change: Partial<Written>) => set({ ...written, ...change }),
    submission,
    fields,
    send,
    isSent,
  }
}

export type ReportForm = ReturnType<typeof useReport>

function isTooLong(detail: string): boolean {
  return Array.from(detail.trim()).length > REPORT_LENGTHS.reportDetail
}

function draftOf({ targetType, targetId }: ReportedThing) {
  return drafts.json<Written>({ name: `report_${targetType}_${targetId}`, scope: 'tab', parse })
}

function parse(stored: unknown): Written | null {
  const { reason, detail }: { reason?: unknown; detail?: unknown } = Object(stored)
  return typeof detail === 'string' ? { reason: findReason(reason), detail } : null
}
