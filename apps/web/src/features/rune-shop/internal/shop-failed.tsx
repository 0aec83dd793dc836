'use client'

import { useTransition } from 'react'
import { Button, ErrorState } from '@doran/ui'
import { useRouter } from 'next/navigation'

export function ShopFailed() {
  const router = useRouter()
  const [isPending, start] = useTransition()
  return (
    <ErrorState
      level={2}
      title="상점을 불러오지 못했어요."
      actions={
        <Button isBusy={isPending} onClick={() => start(() => router.refresh())}>
          다시 시도
        </Button>
      }
    >
      <p>잠시 뒤 다시 시도해 주세요. 룬과 물건은 그대로 있어요.</p>
    </ErrorState>
  )
}
