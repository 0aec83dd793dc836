'use client'

import { InboxList } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { SignInFirst, useIsLoggedIn } from '@doran/site/session'

export function InboxPage() {
  return (
    <div className="page between-bars max-w-[688px] pt-8 pb-8 md:pt-12">
      <h1 className="text-h1 font-extrabold">알림</h1>
      <div className="mt-4">{useIsLoggedIn() ? <InboxList /> : <NobodysInbox />}</div>
    </div>
  )
}

function NobodysInbox() {
  return (
    <SignInFirst
      title="알림은 로그인하면 볼 수 있어요."
      next={routes.notification.path()}
      reason="notification"
    >
      새 기기 로그인이나 비밀번호 변경처럼 꼭 알아야 할 일을 알려 드려요.
    </SignInFirst>
  )
}
