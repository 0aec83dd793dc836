'use client'

import { useRef } from 'react'
import type { OwnReview } from '@doran/contract'
import { REVIEW } from '@doran/contract/review/limits'
import { ZoneLink } from '@doran/site/core'
import { loginPath, useIsLoggedIn, useStalePageGuard } from '@doran/site/session'
import { buttonClass } from '@doran/ui'
import { MyReview } from './internal/my-review'
import { themeReviewsHref } from './reviews-address'

/** Whose page it is, and where they stand with the theme. */
export type Mine = { memberId: string; own: OwnReview }

export type MyReviewBoxProps = {
  themeId: string
  /** Null for visitors. */
  mine: Mine | null
  now: string
}

/** A place for one's own review; visitors are told what it takes, and led to sign in. */
export function MyReviewBox({ themeId, mine, now }: MyReviewBoxProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useStalePageGuard(mine?.memberId)
  const isMember = useIsLoggedIn()
  return (
    <section aria-labelledby="mine" className="corner-mine border border-line-strong p-5">
      <h2
        ref={heading}
        id="mine"
        tabIndex={-1}
        className="mb-4 scroll-mt-20 text-h3 font-extrabold outline-none"
      >
        내 후기
      </h2>
      {isMember && mine ? (
        <MyReview themeId={themeId} own={mine.own} now={now} heading={heading} />
      ) : (
        <SignInToWrite themeId={themeId} />
      )}
    </section>
  )
}

function SignInToWrite({ themeId }: { themeId: string }) {
  const next = `${themeReviewsHref(themeId)}#mine`
  return (
    <>
      <p className="prose-ko text-text-2">
        후기는 로그인하고 {REVIEW.turns}장면을 읽은 뒤에 쓸 수 있어요. 가입 전에 읽은 장면도
        가입하면 그대로 이어져요.
      </p>
      <p className="mt-4">
        <ZoneLink
          href={loginPath({ next, reason: 'review' })}
          className={buttonClass({ kind: 'secondary' })}
        >
          로그인
        </ZoneLink>
      </p>
    </>
  )
}
