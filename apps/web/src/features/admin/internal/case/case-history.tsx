import type { ModerationCaseDetail } from '@doran/contract'
import { formatMoment } from '@doran/site/core'
import { OUTCOME_WORDS } from '../parts/case-words'
import { personName } from '../parts/person-line'
import { Panel } from '../parts/read-state'

type CaseHistoryProps = { found: ModerationCaseDetail; now: Date }

/** What was decided, and what its author says to it. */
export function CaseHistory({ found: { decisions, appeal }, now }: CaseHistoryProps) {
  return (
    <>
      {appeal && (
        <Panel title="이의 제기">
          <div className="corner-card bg-surface-1 px-5 py-4">
            <p className="prose-ko whitespace-pre-line">{appeal.text}</p>
            <p className="mt-1 text-sm text-text-3">{formatMoment(new Date(appeal.at), now)}</p>
          </div>
        </Panel>
      )}
      {decisions.length > 0 && (
        <Panel title="결정">
          <ul className="corner-card divide-y divide-line overflow-clip bg-surface-1">
            {decisions.map(({ outcome, reason, by, at }) => (
              <li key={at} className="px-5 py-4">
                <p className="font-semibold">{OUTCOME_WORDS[outcome]}</p>
                <p className="prose-ko mt-1 whitespace-pre-line">{reason}</p>
                <p className="mt-1 text-sm text-text-3">
                  {by ? `${personName(by)} 님` : '도란'} · {formatMoment(new Date(at), now)}
                </p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}
