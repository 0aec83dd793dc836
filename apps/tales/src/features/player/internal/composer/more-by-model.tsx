'use client'

import type { StorySession } from '@doran/contract'
import { PRICES } from '@doran/contract/limits'
import { amountLabel } from '@doran/site/core'
import { useLoginSheet } from '@doran/site/session'
import { Button } from '@doran/ui'

const DAILY = amountLabel('gem', PRICES.dailyGems)
const TURN = amountLabel('gem', PRICES.turnGems.basic)

/** Offers to sign in, where a visitor has no model turns left, and says what it costs from then on. */
export function MoreByModel({ session }: { session: StorySession }) {
  const { ask } = useLoginSheet()
  if (session.modelTurnsLeft !== 0) return null
  const pendingAction = { type: 'continue-story', sessionId: session.id } as const
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-sans">
      <Button kind="secondary" onClick={() => ask({ reason: 'continue-story', pendingAction })}>
        로그인하고 AI 모델과 이어 읽기
      </Button>
      <p className="prose-ko text-sm text-text-2">
        회원은 매일 {DAILY}를 받고, AI 모델이 쓰는 한 장면에 {TURN}부터 써요.
      </p>
    </div>
  )
}
