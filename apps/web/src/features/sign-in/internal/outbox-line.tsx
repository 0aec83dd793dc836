'use client'

import { useRuntimeConfig } from '@doran/site/core'

/** On a local install mails are not sent: they lie in a box that can be looked into. */
export function OutboxLine() {
  if (useRuntimeConfig().appEnv !== 'local') return null
  return (
    <p className="text-sm text-text-3">
      이 기기의{' '}
      <a
        href="/api/v1/local/outbox"
        target="_blank"
        rel="noopener"
        className="underline underline-offset-4"
      >
        보낸 편지함(새 창)
      </a>
      에서 메일을 볼 수 있어요.
    </p>
  )
}
