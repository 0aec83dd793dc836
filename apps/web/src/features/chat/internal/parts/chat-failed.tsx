'use client'

import { Button, ErrorState } from '@doran/ui'

type ChatFailedProps = { title: string; error: Error; level?: 1 | 2; onRetry: () => void }

export function ChatFailed({ title, error, level = 2, onRetry }: ChatFailedProps) {
  return (
    <ErrorState level={level} title={title} actions={<Button onClick={onRetry}>다시 시도</Button>}>
      <p>{error.message}</p>
    </ErrorState>
  )
}
