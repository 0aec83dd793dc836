import { AI_NOTICE } from '@doran/contract/visitor/copy'
import { amountLabel } from '@doran/site/core'
import { TurnQuestion } from './turn-question.js'

export type AiNoticeProps = {
  /** In gems; null where the turn costs nothing. */
  price?: number | null
  /** An answer is on its way. */
  isBusy: boolean
  /** Why the last answer did not arrive. */
  problem: string | null
  onAccept: () => void
  onOffline: () => void
  onLeave: () => void
}

const ACCEPT = 'AI와 함께 읽기'

/** Read once, before the first turn that a model writes. */
export function AiNotice({ price = null, onAccept, ...rest }: AiNoticeProps) {
  const label = price === null ? ACCEPT : `${ACCEPT} · ${amountLabel('gem', price)}`
  return (
    <TurnQuestion
      {...rest}
      title="AI 모델이 함께 써요"
      accept={{ label, onAccept }}
      offlineLabel="미리 쓴 이야기로 읽기"
    >
      <p>{AI_NOTICE}</p>
    </TurnQuestion>
  )
}
