import type { ModerationCase } from '@doran/contract'
import { ZoneLink, formatAgo } from '@doran/site/core'
import { reasonName } from '@doran/site/safety'
import { Badge } from '@doran/ui'
import { casePath } from '../../admin-address'
import { HIDDEN_WORDS, OUTCOME_WORDS, TARGET_WORDS } from '../parts/case-words'
import { personName } from '../parts/person-line'

export function CaseRow({ item, now }: { item: ModerationCase; now: Date }) {
  const { excerpt, author, reasons, reportCount, openedAt, decidedAt } = item
  const at = decidedAt ?? openedAt
  return (
    <li className="corner-card relative bg-surface-1 px-5 py-4 hover:bg-surface-2">
      <CaseBadges item={item} />
      <ZoneLink
        href={casePath(item.id)}
        className="mt-2 line-clamp-2 min-h-6 font-semibold no-underline after:absolute after:inset-0"
      >
        {excerpt || '(내용 없음)'}
      </ZoneLink>
      <p className="prose-ko mt-1 text-sm text-text-2">
        {[`${personName(author)} 님`, ...reasons.map(reasonName)].join(' · ')}
      </p>
      <p className="mt-1 text-sm text-text-3">
        {reportCount > 0 && `신고 ${reportCount}건 · `}
        <time dateTime={at}>{formatAgo(new Date(at), now)}</time>
        {decidedAt === null ? ' 들어와서 기다려요' : ' 결정했어요'}
      </p>
    </li>
  )
}

/** What a case is about and how it stands. */
export function CaseBadges({ item }: { item: ModerationCase }) {
  const { targetType, hasClaim, hiddenBy, outcome, status } = item
  return (
    <p className="flex flex-wrap gap-2">
      <Badge>{TARGET_WORDS[targetType]}</Badge>
      {status === 'appealed' && <Badge tone="info">이의 제기</Badge>}
      {hasClaim && <Badge tone="danger">권리침해 신고</Badge>}
      {hiddenBy && <Badge tone="ember">{HIDDEN_WORDS[hiddenBy]}</Badge>}
      {outcome && (
        <Badge tone={outcome === 'upheld' ? 'danger' : 'success'}>{OUTCOME_WORDS[outcome]}</Badge>
      )}
    </p>
  )
}
