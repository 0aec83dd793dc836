'use client'

import type { Notification } from '@doran/contract'
import { ZoneLink } from '../../core/zone-link.js'
import { formatAgo } from '../../core/format-time.js'
import { EndSignIn } from './end-sign-in.js'
import { findNoticeCopy } from './find-notice-copy.js'

export type NoticeRowProps = { notice: Notification; now: Date }

export function NoticeRow({ notice, now }: NoticeRowProps) {
  const { sentence, detail, link, signInId } = findNoticeCopy(notice)
  return (
    <li className="flex gap-3 border-b border-line py-4 last:border-b-0">
      <span
        aria-hidden="true"
        className={`mt-2 size-2 shrink-0 rounded-pill ${notice.isRead ? '' : 'bg-ember'}`}
      />
      <div className="min-w-0 grow">
        <p className="prose-ko font-semibold text-text">
          {!notice.isRead && <span className="sr-only">새 알림. </span>}
          {sentence}
        </p>
        {detail && (
          <p className="prose-ko mt-0.5 text-sm whitespace-pre-line text-text-2">{detail}</p>
        )}
        <div className="flex min-h-11 flex-wrap items-center gap-x-4">
          <time dateTime={notice.createdAt} className="text-sm text-text-3">
            {formatAgo(new Date(notice.createdAt), now)}
          </time>
          {link && (
            <ZoneLink href={link.href} className={NOTICE_ACT}>
              {link.label}
            </ZoneLink>
          )}
          {signInId && <EndSignIn sessionId={signInId} className={NOTICE_ACT} />}
        </div>
      </div>
    </li>
  )
}

const NOTICE_ACT =
  'inline-flex min-h-11 items-center rounded-small text-sm font-semibold text-text-2 underline underline-offset-4 hover:text-text'
