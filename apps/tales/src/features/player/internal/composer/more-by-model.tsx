'use client'

import type { StorySession } from '@doran/contract'
import { useLoginSheet } from '@doran/site/session'
import { Button } from '@doran/ui'

/** Offers to sign in, where a visitor has no model turns left. */
export function MoreByModel({ session }: { session: StorySession }) {
  const { ask } = useLoginSheet()
  if (session.modelTurnsLeft !== 0) return null
  const pendingAction = { type: 'continue-story', sessionId: session.id } as const
  return (
    <Button
      kind="secondary"
      className="mb-3"
      onClick={() => ask({ reason: 'continue-story', pendingAction })}
    >
      로그인하고 AI 모델과 이어 읽기
    </Button>
  )
}
