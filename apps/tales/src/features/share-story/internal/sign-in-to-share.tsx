'use client'

import { useLoginSheet } from '@doran/site/session'
import { Button } from '@doran/ui'

type SignInToShareProps = { sessionId: string; onLeave: () => void }

/** Links are members’, who can withdraw them on any device. After signing in the story is there again. */
export function SignInToShare({ sessionId, onLeave }: SignInToShareProps) {
  const { ask } = useLoginSheet()
  const signIn = () => {
    onLeave()
    ask({
      reason: 'share-story',
      pendingAction: { type: 'continue-story', sessionId },
    })
  }
  return (
    <div>
      <p className="prose-ko text-text-2">
        링크를 만들고 언제든 다시 거둘 수 있도록 로그인이 필요해요. 지금 읽던 이야기는 계정으로
        옮겨져서 그대로 이어져요.
      </p>
      <Button className="mt-4" isWide onClick={signIn}>
        로그인
      </Button>
    </div>
  )
}
