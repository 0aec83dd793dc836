import type { ModerationCaseDetail } from '@doran/contract'
import { formatAgo } from '@doran/site/core'
import { reasonName } from '@doran/site/safety'
import { CLAIM_WORDS } from '../parts/case-words'
import { personName } from '../parts/person-line'
import { Panel } from '../parts/read-state'

type CaseReportsProps = { found: ModerationCaseDetail; now: Date }

/** What people said of it: who reported, and whose rights are claimed. */
export function CaseReports({ found: { reports, claims }, now }: CaseReportsProps) {
  return (
    <>
      {claims.length > 0 && (
        <Panel title={`권리침해 신고 ${claims.length}건`}>
          <ul className="flex flex-col gap-3">
            {claims.map(({ id, kind, name, email, detail, createdAt }) => (
              <li key={id} className="corner-card bg-surface-1 px-5 py-4">
                <p className="font-semibold">
                  {CLAIM_WORDS[kind]} · {name} ({email})
                </p>
                <p className="prose-ko mt-1 whitespace-pre-line">{detail}</p>
                <Ago at={createdAt} now={now} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {reports.length > 0 && (
        <Panel title={`신고 ${reports.length}건`}>
          <ul className="corner-card divide-y divide-line overflow-clip bg-surface-1">
            {reports.map(({ id, reason, detail, reporter, createdAt }) => (
              <li key={id} className="px-5 py-4">
                <p className="font-semibold">{reasonName(reason)}</p>
                {detail && <p className="prose-ko mt-1 whitespace-pre-line">{detail}</p>}
                <p className="mt-1 text-sm text-text-3">
                  {reporter ? `${personName(reporter)} 님` : '비회원'} ·{' '}
                  <Ago at={createdAt} now={now} />
                </p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function Ago({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} className="text-sm text-text-3">
      {formatAgo(new Date(at), now)}
    </time>
  )
}
