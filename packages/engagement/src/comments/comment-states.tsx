import type { CommentTarget } from '@doran/contract'
import { renderZoneLink } from '@doran/site/core'
import { Button, LinkButton, SlowNotice } from '@doran/ui'
import { CommentRows } from './comment-rows.js'

export function CommentSkeleton({ onRetry }: { onRetry: () => void }) {
  return (
    <div aria-busy="true">
      <CommentRows />
      <SlowNotice onRetry={onRetry} />
    </div>
  )
}

type CommentsFailedProps = { isBusy: boolean; onRetry: () => void }

export function CommentsFailed({ isBusy, onRetry }: CommentsFailedProps) {
  return (
    <div role="alert" className="corner-card flex flex-wrap items-center gap-3 bg-surface-1 p-5">
      <p className="grow">댓글을 불러오지 못했어요.</p>
      <Button kind="secondary" isBusy={isBusy} onClick={onRetry}>
        다시 시도
      </Button>
    </div>
  )
}

type ClosedCommentsProps = { count: number; playHref: string | undefined }

/** They would give away what comes out. */
export function ClosedComments({ count, playHref }: ClosedCommentsProps) {
  return (
    <div className="corner-card bg-surface-1 p-5">
      <p className="prose-ko text-text-2">
        결과 이야기가 있어요. 끝까지 해 보면{' '}
        {count > 0 ? `댓글 ${count.toLocaleString('ko-KR')}개를` : '댓글을'} 볼 수 있어요.
      </p>
      {playHref && (
        <div className="mt-4">
          <LinkButton href={playHref} kind="secondary" renderLink={renderZoneLink}>
            시작하기
          </LinkButton>
        </div>
      )}
    </div>
  )
}

const FIRST: Record<CommentTarget, string> = {
  game: '첫 번째로 한마디 남겨 볼까요?',
  post: '첫 댓글은 오래 기억에 남아요.',
}

/** `count`: of all that stand; whoever one blocked is not seen. */
type NoCommentsProps = { targetType: CommentTarget; count: number }

export function NoComments({ targetType, count }: NoCommentsProps) {
  return (
    <p className="py-8 text-center text-text-2">
      {count > 0 ? '여기서 볼 수 있는 댓글이 없어요.' : FIRST[targetType]}
    </p>
  )
}
