'use client'

import { useTransition } from 'react'
import { Button, Card } from '@doran/ui'
import { useRouter } from 'next/navigation'

/** In place of what could not be read; the rest of the page stays. */
export function RowFailed() {
  const router = useRouter()
  const [isPending, start] = useTransition()
  return (
    <Card role="status" className="flex flex-wrap items-center justify-between gap-4">
      <p className="text-text-2">이야기를 불러오지 못했어요.</p>
      <Button kind="secondary" isBusy={isPending} onClick={() => start(() => router.refresh())}>
        다시 시도
      </Button>
    </Card>
  )
}
