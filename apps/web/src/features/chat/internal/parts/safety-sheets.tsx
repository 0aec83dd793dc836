'use client'

import { useLazyComponent } from '@doran/site/core'

export type Person = { id: string; name: string }

export type SafetyAsk =
  | { kind: 'report'; targetType: 'profile' | 'chat_item'; targetId: string; person: Person | null }
  | { kind: 'block'; person: Person }

type SafetySheetsProps = { ask: SafetyAsk | null; onClose: () => void; onBlocked?: () => void }

const loadReport = () => import('@doran/site/safety').then((module) => module.ReportSheet)
const loadBlock = () => import('@doran/site/safety').then((module) => module.BlockConfirm)

/** Reporting and blocking; their code comes with the first opening. */
export function SafetySheets({ ask, onClose, onBlocked }: SafetySheetsProps) {
  const ReportSheet = useLazyComponent(ask?.kind === 'report', loadReport)
  const BlockConfirm = useLazyComponent(ask?.kind === 'block', loadBlock)
  if (ask?.kind === 'report' && ReportSheet) {
    const { targetType, targetId, person } = ask
    return (
      <ReportSheet
        target={{ targetType, targetId }}
        {...(person && { profile: person })}
        onClose={onClose}
      />
    )
  }
  if (ask?.kind === 'block' && BlockConfirm) {
    return <BlockConfirm profile={ask.person} onClose={onClose} {...(onBlocked && { onBlocked })} />
  }
  return null
}
