'use client'

import { useTransition } from 'react'
import { Button, ErrorState } from '@doran/ui'
import { useRouter } from 'next/navigation'

type LibraryFailedProps = {
  /** Where there is more to say than to wait. */
  message: string | null
  requestId: string | undefined
}

export function LibraryFailed({ message, requestId }: LibraryFailedProps) {
  const router = useRouter()
  const [isPending, start] = useTransition()
  return (
    <ErrorState
      level={2}
      title="보관함을 불러오지 못했어요."
      {...(requestId !== undefined && { requestId })}
      actions={
        <Button isBusy={isPending} onClick={() => start(() => router.refresh())}>
          다시 시도
        </Button>
      }
    >
      <p>{message ?? '잠시 뒤 다시 시도해 주세요. 기록은 그대로 있어요.'}</p>
    </ErrorState>
  )
}
