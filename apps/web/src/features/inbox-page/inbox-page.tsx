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
      title="여기는 나에게 온 소식을 모으는 곳이에요."
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
      <p>로그인하면 새 기기에서의 로그인처럼 꼭 알아야 할 일도 여기에서 알려 드려요.</p>
    </EmptyState>
  )
}
