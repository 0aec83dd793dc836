'use client'

import { useId, useState } from 'react'
import { InboxList, InboxSettings } from '@doran/site/shell'
import { routes } from '@doran/site/core'
import { SignInFirst, useIsLoggedIn } from '@doran/site/session'
import { Button } from '@doran/ui'

export type InboxPageProps = {
  /** The reader came for the settings. */
  hasSettingsOpen?: boolean
}

export function InboxPage({ hasSettingsOpen = false }: InboxPageProps) {
  const isLoggedIn = useIsLoggedIn()
  const [isOpen, setIsOpen] = useState(hasSettingsOpen)
  const settingsId = useId()
  return (
    <div className="page between-bars max-w-[688px] pt-8 pb-8 md:pt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1 font-extrabold">알림</h1>
        {isLoggedIn && (
          <Button
            kind="secondary"
            aria-expanded={isOpen}
            aria-controls={settingsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            알림 설정
          </Button>
        )}
      </div>
      <div id={settingsId} hidden={!isOpen || !isLoggedIn} className="mt-4">
        {isOpen && isLoggedIn && <InboxSettings />}
      </div>
      <div className="mt-4">{isLoggedIn ? <InboxList /> : <NobodysInbox />}</div>
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
      댓글과 메시지, 새 기기 로그인처럼 알아야 할 일을 알려 드려요.
    </SignInFirst>
  )
}
