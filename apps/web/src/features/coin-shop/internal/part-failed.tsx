'use client'

import { useTransition, type ReactNode } from 'react'
import { Button } from '@doran/ui'
import { useRouter } from 'next/navigation'

/** In place of a part of the page that could not be read. */
export function PartFailed({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isPending, start] = useTransition()
  return (
    <div className="corner-card mt-3 flex flex-wrap items-center justify-between gap-4 bg-surface-1 px-5 py-5">
      <p className="prose-ko text-text-2">{children}</p>
      <Button kind="secondary" isBusy={isPending} onClick={() => start(() => router.refresh())}>
        다시 시도
      </Button>
    </div>
  )
}
