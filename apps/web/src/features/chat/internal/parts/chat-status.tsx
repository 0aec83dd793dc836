'use client'

import { useChatStatus } from '@doran/chat/react'

/** Said only while new messages may come late; that there is no connection at all, the page's own line says. */
export function ChatStatus({ className = '' }: { className?: string }) {
  const status = useChatStatus()
  return (
    <p
      role="status"
      className={`prose-ko rounded-input bg-surface-2 px-4 py-2.5 text-sm text-text-2 empty:hidden ${className}`}
    >
      {status === 'polling' && '새 메시지를 기다리는 중이에요. 연결되면 바로 보여 드릴게요.'}
    </p>
  )
}
