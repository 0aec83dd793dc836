'use client'

import { useState } from 'react'
import type { OwnCase } from '@doran/contract'
import { ZoneLink, formatMoment, routes } from '@doran/site/core'
import { sanctionSentence, stateWords, targetName } from './case-words'

type CaseStateProps = { found: OwnCase; isLate: boolean }

/** What was hidden, why, and what comes of it. */
export function CaseState({ found, isLate }: CaseStateProps) {
  const [now] = useState(() => new Date())
  const { targetType, excerpt, reason, sanction, decidedAt, appealUntil, appeal, status } = found
  const deadline = !isLate && appealUntil
  return (
    <>
      <p className="prose-ko mt-3 text-story">{stateWords(found)}</p>
      <dl className="corner-card mt-6 flex flex-col gap-4 bg-surface-1 px-5 py-5">
        <Fact name={targetName(targetType)}>
          {excerpt ? `‘${excerpt}’` : '내용이 없는 글이에요.'}
        </Fact>
        {reason && <Fact name="이유">{reason}</Fact>}
        {sanction && <Fact name="제재">{sanctionSentence(sanction, now)}</Fact>}
        {decidedAt && <Fact name="결정한 때">{formatMoment(new Date(decidedAt), now)}</Fact>}
        {deadline && (
          <Fact name="이의 제기">
            {status === 'open'
              ? '살펴보는 동안 한 번 할 수 있어요.'
              : `${formatMoment(new Date(deadline), now)}까지 한 번 할 수 있어요.`}
          </Fact>
        )}
      </dl>
      {appeal && (
        <section aria-labelledby="own-appeal" className="mt-6">
          <h2 id="own-appeal" className="text-h3 font-extrabold">
            내가 낸 이의 제기
          </h2>
          <p className="prose-ko corner-mine mt-3 bg-surface-1 px-5 py-4 whitespace-pre-line">
            {appeal.text}
          </p>
          <p className="mt-2 text-sm text-text-3">
            {formatMoment(new Date(appeal.at), now)}에 보냈어요.
            {status !== 'decided' && ' 살펴보고 알림으로 알려 드릴게요.'}
          </p>
        </section>
      )}
      {status === 'decided' && appeal === null && !deadline && (
        <p role="status" className="prose-ko mt-4 text-text-2">
          이의 제기는 결정 뒤 7일 안에 한 번 할 수 있어요. 지금은 할 수 없어요.
        </p>
      )}
      <p className="mt-4">
        <ZoneLink
          href={routes.communityRule.path()}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          커뮤니티 규칙 보기
        </ZoneLink>
      </p>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string | string[] }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-text-2">{name}</dt>
      <dd className="prose-ko mt-0.5 whitespace-pre-line">{children}</dd>
    </div>
  )
}
