'use client'

import { useMemo } from 'react'
import { ApiError } from '@doran/api-client'
import { useIsLoggedIn } from '../session/member/use-is-logged-in.js'
import { useModals } from '../session/messages/use-modals.js'
import { OVER_15, ratingNote } from './rating-copy.js'
import { useOpenRating } from './use-open-rating.js'

export type RatingQuestion = {
  /** Things rated 15 are open: what was refused can be done again. */
  onOpened: () => void
  /** It was left without that. */
  onLeft?: () => void
}

const NOT_SAVED = '저장하지 못했어요. 다시 시도해 주세요.'

/**
 * Asks over the page, after `AGE_UNCONFIRMED`, if the person is 15; where they are, the interrupted action goes on.
 */
export function useRatingGate(): { ask: (question: RatingQuestion) => void } {
  const modals = useModals()
  const openRating = useOpenRating()
  const isMember = useIsLoggedIn()
  return useMemo(
    () => ({
      ask: ({ onOpened, onLeft }) => {
        const dialog = modals.confirm({
          title: '만 15세 이상인가요?',
          body: `만 15세 이상이 볼 수 있는 내용이에요. ${ratingNote(isMember)}`,
          confirmLabel: OVER_15,
          cancelLabel: '취소',
          onConfirm: openRating,
          describeError: (error) => (error instanceof ApiError ? error.message : NOT_SAVED),
        })
        const answer = (isOpened: boolean) => (isOpened ? onOpened() : onLeft?.())
        dialog.then(answer, () => answer(false))
      },
    }),
    [modals, openRating, isMember],
  )
}
