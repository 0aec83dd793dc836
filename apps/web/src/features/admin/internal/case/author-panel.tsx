import type { ModerationCaseDetail } from '@doran/contract'
import { PersonLine } from '../parts/person-line'
import { Panel } from '../parts/read-state'
import { SanctionList } from '../parts/sanction-list'

type AuthorPanelProps = { found: ModerationCaseDetail; now: Date }

/** Who made it, and what was decided about them before. */
export function AuthorPanel({ found: { author, sanctions, upheldBefore }, now }: AuthorPanelProps) {
  return (
    <Panel title="쓴 사람">
      <div className="corner-card bg-surface-1 px-5 py-4">
        <PersonLine person={author}>
          <p className="text-sm text-text-2">
            {upheldBefore > 0
              ? `전에 규칙을 어긴 것이 ${upheldBefore}번 있어요.`
              : '전에 규칙을 어긴 적이 없어요.'}
          </p>
        </PersonLine>
        <SanctionList sanctions={sanctions} now={now} />
      </div>
    </Panel>
  )
}
