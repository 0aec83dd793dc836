'use client'

import { useTransition } from 'react'
import { Button, ErrorState } from '@doran/ui'
import { useRouter } from 'next/navigation'

export function PayFailed({ requestId }: { requestId: string | undefined }) {
  const router = useRouter()
  const [isPending, start] = useTransition()
  return (
    <ErrorState
      title="결제할 내용을 불러오지 못했어요."
      {...(requestId !== undefined && { requestId })}
      actions={
        <Button isBusy={isPending} onClick={() => start(() => router.refresh())}>
          다시 시도
        </Button>
      }
    >
      <p>잠시 뒤 다시 시도해 주세요. 코인은 그대로 있어요.</p>
    </ErrorState>
  )
}
