import type { AuditEntry, Maker } from '@doran/contract'
import { ZoneLink, formatMoment, routes } from '@doran/site/core'
import { casePath, personPath } from '../../admin-address'
import { personName } from '../parts/person-line'
import { actionName, detailWords } from './audit-words'

type AuditRowProps = { entry: AuditEntry; now: Date }

/** Who did what to whom, with ways to what it was about. */
export function AuditRow({ entry, now }: AuditRowProps) {
  const { action, by, to, details, createdAt } = entry
  const { caseId, postId } = details
  return (
    <li className="prose-ko px-5 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{actionName(action)}</span>{' '}
        <time dateTime={createdAt} className="text-sm text-text-3">
          {formatMoment(new Date(createdAt), now)}
        </time>
      </p>
      <p className="text-sm text-text-2">
        {by ? <Name person={by} /> : '도란'}
        {to && (
          <>
            {' → '}
            <Name person={to} />
          </>
        )}
      </p>
      <p className="text-sm text-text-2 empty:hidden">{detailWords(details)}</p>
      <div className="flex flex-wrap gap-x-4 empty:hidden">
        {typeof caseId === 'string' && <Way href={casePath(caseId)}>신고 보기</Way>}
        {typeof postId === 'string' && <Way href={routes.post.path({ postId })}>글 보기</Way>}
      </div>
    </li>
  )
}

function Name({ person }: { person: Maker }) {
  const name = `${personName(person)} 님`
  if (person.isGone) return name
  return (
    <ZoneLink
      href={personPath(person.id)}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text"
    >
      {name}
    </ZoneLink>
  )
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <ZoneLink
      href={href}
      className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
    >
      {children}
    </ZoneLink>
  )
}
