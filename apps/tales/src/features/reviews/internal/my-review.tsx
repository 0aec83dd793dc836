'use client'

import { useState, type RefObject } from 'react'
import { useRouter } from 'next/navigation'
import { useApi } from '@doran/api-client/react'
import type { OwnReview, Review } from '@doran/contract'
import { REVIEW } from '@doran/contract/review/limits'
import { useDraft } from '@doran/forms'
import { routes } from '@doran/site/core'
import { useModals, useOnApiError, useToaster } from '@doran/site/session'
import { Button, LinkButton } from '@doran/ui'
import { renderLink } from '../../../lib/render-link'
import { ReviewCard } from '../review-card'
import { NOTHING_WRITTEN, reviewDraft } from './review-draft'
import { ReviewForm } from './review-form'

type MyReviewProps = {
  themeId: string
  own: OwnReview
  now: string
  /** Of the box around it. */
  heading: RefObject<HTMLElement | null>
}

/** What the member wrote about a theme, or where they write it. */
export function MyReview({ themeId, own, now, heading }: MyReviewProps) {
  const router = useRouter()
  const toaster = useToaster()
  const [draft] = useState(() => reviewDraft(themeId))
  const { value: written, set: write } = useDraft(draft)
  const [saved, setSaved] = useSaved(own)

  const finish = (review: Review | null, message: string) => {
    write(null)
    setSaved(review)
    toaster.show({ kind: 'success', message })
    heading.current?.focus()
    // The list and the numbers count anew.
    router.refresh()
  }
  if (saved && written === null) {
    return (
      <>
        {own.isHidden && own.review?.id === saved.id && <HiddenNotice />}
        <ReviewCard key={saved.editedAt ?? saved.id} review={saved} now={now} isAlone />
        <OwnActs
          review={saved}
          onEdit={() => write(saved)}
          onDeleted={() => finish(null, '후기를 지웠어요.')}
        />
      </>
    )
  }
  if (!saved && !own.canWrite) return <TooEarly themeId={themeId} turnsRead={own.turnsRead} />
  return (
    <ReviewForm
      themeId={themeId}
      written={written ?? NOTHING_WRITTEN}
      onWrite={({ stars, body, hasSpoiler }) => write({ stars, body, hasSpoiler })}
      onSaved={(review) => finish(review, saved ? '후기를 고쳤어요.' : '후기를 남겼어요.')}
      {...(saved && { onCancel: () => write(null) })}
    />
  )
}

/** What stands: as it was saved here, until the page comes anew. */
function useSaved({ review }: OwnReview) {
  const [saved, setSaved] = useState(review)
  const [seen, setSeen] = useState(review)
  if (seen !== review) {
    setSeen(review)
    setSaved(review)
  }
  return [saved, setSaved] as const
}

type OwnActsProps = { review: Review; onEdit: () => void; onDeleted: () => void }

function OwnActs({ review: { id }, onEdit, onDeleted }: OwnActsProps) {
  const api = useApi()
  const modals = useModals()
  const onApiError = useOnApiError()
  const remove = async () => {
    const isSure = await modals.confirm({
      title: '후기를 지울까요?',
      body: '도움이 됐다는 표시와 답글도 함께 사라지고, 되돌릴 수 없어요.',
      confirmLabel: '삭제하기',
      cancelLabel: '취소',
      isDestructive: true,
    })
    if (!isSure) return
    try {
      await api.call('DELETE /v1/tales/review/{reviewUuid}', { params: { reviewUuid: id } })
      onDeleted()
    } catch (error) {
      onApiError(error)
    }
  }
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button kind="secondary" onClick={onEdit}>
        수정
      </Button>
      <Button kind="quiet" onClick={() => void remove()}>
        삭제
      </Button>
    </div>
  )
}

function HiddenNotice() {
  return (
    <p className="mb-3 text-sm text-text-2">
      신고를 확인하는 동안이거나 규칙에 어긋나서, 지금은 나에게만 보이는 후기예요. 자세한 내용은
      알림에 있어요.
    </p>
  )
}

/** How far there is to go, as it was counted. */
function TooEarly({ themeId, turnsRead }: { themeId: string; turnsRead: number }) {
  const left = REVIEW.turns - turnsRead
  return (
    <>
      <p className="prose-ko">
        후기는 이 이야기를 {REVIEW.turns}장면 읽은 뒤에 쓸 수 있어요.{' '}
        {turnsRead > 0 ? `지금까지 ${turnsRead}장면을 읽어서 ${left}장면 남았어요.` : ''}
      </p>
      <div
        role="progressbar"
        aria-label="읽은 장면"
        aria-valuenow={turnsRead}
        aria-valuemin={0}
        aria-valuemax={REVIEW.turns}
        className="mt-3 h-2 overflow-clip rounded-pill bg-surface-3"
      >
        <div
          className="h-full rounded-pill bg-ember"
          style={{ width: `${(turnsRead / REVIEW.turns) * 100}%` }}
        />
      </div>
      <p className="mt-4">
        <LinkButton
          href={routes.theme.path({ id: themeId })}
          kind="secondary"
          renderLink={renderLink}
        >
          {turnsRead > 0 ? '이어 읽으러 가기' : '읽으러 가기'}
        </LinkButton>
      </p>
    </>
  )
}
