'use client'

import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { Button, EmptyState, LinkButton } from '@doran/ui'
import { renderZoneLink } from '../core/render-zone-link.js'
import { routes } from '../core/routes.js'
import { useAct } from '../session/actions/use-act.js'
import { useIsLoggedIn } from '../session/member/use-is-logged-in.js'
import { OVER_15, ratingNote } from './rating-copy.js'
import { useOpenRating } from './use-open-rating.js'

export type RatingGateProps = {
  /** The reason why the page's content was refused. */
  code: 'AGE_UNCONFIRMED' | 'RATING_LIMIT'
  /** It can be read again, and is answered now. */
  onOpened: () => void
  /** The way back; the home page where there is no nearer one. */
  back?: { href: string; label: string }
}

const HOME = { href: routes.home.path(), label: '홈으로' }

/** Replaces a page's content that is rated 15. */
export function RatingGate({ code, onOpened, back = HOME }: RatingGateProps) {
  const openRating = useOpenRating()
  const isMember = useIsLoggedIn()
  const opening = useAct()
  const [isLimited, setIsLimited] = useState(code === 'RATING_LIMIT')
  const open = async () => {
    await openRating()
    onOpened()
  }
  const onFailure = (error: unknown) => {
    const isRefused = error instanceof ApiError && error.code === 'RATING_LIMIT'
    if (isRefused) setIsLimited(true)
    return isRefused
  }
  const wayBack = (
    <LinkButton
      href={back.href}
      kind={isLimited ? 'primary' : 'secondary'}
      renderLink={renderZoneLink}
    >
      {back.label}
    </LinkButton>
  )
  if (isLimited) {
    return (
      <EmptyState level={1} mascot="ran" title="만 15세부터 볼 수 있어요." actions={wayBack}>
        <p>생일을 기준으로 만 15세가 되면 열 수 있어요.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={1}
      mascot="ran"
      title="만 15세 이상이 볼 수 있어요"
      actions={
        <>
          <Button
            isBusy={opening.isBusy}
            onClick={() => void opening.run(open, { onFailure, canRepeat: true })}
          >
            {OVER_15}
          </Button>
          {wayBack}
        </>
      }
    >
      <p>{ratingNote(isMember)}</p>
    </EmptyState>
  )
}
