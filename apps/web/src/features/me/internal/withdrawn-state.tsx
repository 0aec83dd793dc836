import { useEffect, useState } from 'react'
import { ZoneLink, formatDay, routes } from '@doran/site/core'
import { EmptyState, announce, buttonClass } from '@doran/ui'
import { useErasedPage } from './use-erased-page'

const TITLE = '탈퇴했어요.'

export function WithdrawnState({ eraseAt }: { eraseAt: string }) {
  useErasedPage()
  const [now] = useState(() => new Date())
  // What had the focus is gone from the page.
  useEffect(() => {
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    announce(TITLE)
  }, [])
  return (
    <div className="page grid min-h-[64dvh] place-items-center">
      <EmptyState
        level={1}
        mascot="do"
        pose="wait"
        title={TITLE}
        actions={
          <ZoneLink href={routes.home.path()} className={buttonClass({ kind: 'secondary' })}>
            홈으로
          </ZoneLink>
        }
      >
        <p>
          {formatDay(new Date(eraseAt), now)}에 모두 지워져요. 그 전에 다시 로그인하면 그대로 돌아올
          수 있어요.
        </p>
      </EmptyState>
    </div>
  )
}
