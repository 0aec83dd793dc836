import { waitLabel } from '@doran/contract/core/copy'
import { EmptyState, LinkButton } from '@doran/ui'

/** What a visitor over the limit reads; the button opens the same address again, without scripts too. */
export function PausedState({ seconds }: { seconds: number }) {
  return (
    <EmptyState
      level={1}
      title="요청이 많아 잠시 기다려야 해요."
      actions={<LinkButton href="">다시 시도</LinkButton>}
    >
      <p>{waitLabel(seconds)} 뒤에 다시 열 수 있어요. 읽던 이야기는 그대로 있어요.</p>
    </EmptyState>
  )
}
