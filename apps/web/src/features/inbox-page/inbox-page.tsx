'use client'

import { InboxList } from '@doran/site/shell'
import { ZoneLink, routes } from '@doran/site/core'
import { loginPath, signupPath, useIsLoggedIn } from '@doran/site/session'
import { EmptyState, buttonClass } from '@doran/ui'

export function InboxPage() {
  return (
    <div className="page between-bars max-w-[688px] pt-8 pb-8 md:pt-12">
      <h1 className="text-h1 font-extrabold">알림</h1>
      <div className="mt-4">{useIsLoggedIn() ? <InboxList /> : <NobodysInbox />}</div>
    </div>
  )
}

function NobodysInbox() {
  const next = routes.notification.path()
  return (
    <EmptyState
      mascot="ran"
      title="알림은 로그인하면 볼 수 있어요."
      actions={
        <>
          <ZoneLink href={loginPath({ next, reason: 'notification' })} className={buttonClass({})}>
            로그인
          </ZoneLink>
          <ZoneLink href={signupPath({ next })} className={buttonClass({ kind: 'secondary' })}>
            회원가입
          </ZoneLink>
        </>
      }
    >
      <p>새 기기 로그인이나 비밀번호 변경처럼 꼭 알아야 할 일을 알려 드려요.</p>
    </EmptyState>
  )
}
