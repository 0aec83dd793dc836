import type { GemOverview } from '@doran/contract'
import { amountLabel } from '@doran/site/core'

type PassGivesProps = { pass: Pick<GemOverview['pass'], 'moreDailyGems' | 'lessDeepGems'> }

export const NO_RENEWAL = '저절로 다시 결제되지 않아요.'

/** What a pass gives on this install, and nothing that is still to come. */
export function PassGives({ pass: { moreDailyGems, lessDeepGems } }: PassGivesProps) {
  return (
    <ul className="prose-ko list-disc pl-5 text-text-2 marker:text-text-3">
      <li>오늘의 젬이 매일 {moreDailyGems}개 더 채워져요.</li>
      {lessDeepGems !== null && (
        <li>AI 모델 · 깊은 장면마다 {amountLabel('gem', lessDeepGems)}를 덜 써요.</li>
      )}
    </ul>
  )
}
