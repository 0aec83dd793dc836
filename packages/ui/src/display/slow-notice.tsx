'use client'
import { useEffect, useState } from 'react'
import { Button } from '../controls/button.js'

export type SlowNoticeProps = { afterMs?: number; onRetry: () => void }

/** Put it beside a skeleton: it speaks only when the wait gets long. */
export function SlowNotice({ afterMs = 8000, onRetry }: SlowNoticeProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return (
    <div role="status">
      {isSlow && (
        <div className="flex flex-wrap items-center gap-3 text-sm text-text-2">
          조금 오래 걸리고 있어요.
          <Button kind="secondary" onClick={onRetry}>
            다시 시도
          </Button>
        </div>
      )}
    </div>
  )
}
