import type { ApiError } from '@doran/api-client'
import { EmptyState, LinkButton } from '@doran/ui'

/** Instead of a list that could not be read; where the reader has to wait, it says how long. */
export function FinderFailed({ href, error }: { href: string; error: ApiError }) {
  return (
    <EmptyState
      title="이야기 목록을 잠깐 불러오지 못했어요."
      pose="sorry"
      actions={
        <LinkButton href={href} kind="secondary">
          다시 시도
        </LinkButton>
      }
    >
      {error.code === 'TOO_MANY' && <p>{error.message}</p>}
    </EmptyState>
  )
}
