'use client'

import type { ReactNode } from 'react'
import { EmptyState } from '@doran/ui'

/** For somebody who says that they are not fourteen yet. */
export function TooYoung({ actions }: { actions: ReactNode }) {
  return (
    <EmptyState
      level={1}
      mascot="ran"
      pose="talk"
      title="만 14세부터 가입할 수 있어요."
      actions={actions}
    >
      <p>만 14세가 되면 다시 와 주세요.</p>
      <p>로그인 없이 읽을 수 있는 이야기는 지금도 열려 있어요.</p>
    </EmptyState>
  )
}
