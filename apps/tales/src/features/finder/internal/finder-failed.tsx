import type { ApiError } from '@doran/api-client'
import { EmptyState, LinkButton } from '@doran/ui'

/** Instead of a list that could not be read; where the reader has to wait, it says how long. */
export function FinderFailed({ href, error }: { href: string; error: ApiError }) {
  return (
    <EmptyState
      title="이야기 목록을 불러오지 못했어요."
      pose="sorry"
      actions={
        <LinkButton href={href} kind="secondary">
          다시 시도
        </LinkButton>
      }
    >
      <p>{error.code === 'TOO_MANY' ? error.message : '잠시 뒤 다시 시도해 주세요.'}</p>
    </EmptyState>
  )
}
