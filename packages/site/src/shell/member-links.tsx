'use client'

import type { MouseEventHandler, ReactNode } from 'react'
import { Icon, iconButtonClass } from '@doran/ui'
import { ZoneLink } from '../core/zone-link.js'
import { routes } from '../core/routes.js'
import { useFullPath } from '../core/use-full-path.js'

export type MemberLinksProps = {
  unread?: number
  /** The member's picture; an icon until it is known. */
  picture?: ReactNode
  onBell?: MouseEventHandler<HTMLAnchorElement>
  /** Whether the bell's panel is open; undefined where there is none. */
  isPanelOpen?: boolean
}

export function MemberLinks({ unread = 0, picture, onBell, isPanelOpen }: MemberLinksProps) {
  const path = useFullPath()
  return (
    <>
      <ZoneLink
        href={routes.notification.path()}
        aria-label={unread > 0 ? `알림, 새 알림 ${unreadLabel(unread)}` : '알림'}
        {...(path === routes.notification.path() && { 'aria-current': 'page' })}
        {...(isPanelOpen !== undefined && { 'aria-expanded': isPanelOpen })}
        className={iconButtonClass('quiet')}
        {...(onBell && { onClick: onBell })}
      >
        <Icon name="bell" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-2 right-2 size-2.5 rounded-pill border-2 border-bg bg-ember"
          />
        )}
      </ZoneLink>
      <ZoneLink
        href={routes.me.path()}
        aria-label="내 정보"
        {...(path === routes.me.path() && { 'aria-current': 'page' })}
        className={iconButtonClass('quiet')}
      >
        {picture ?? <Icon name="person" />}
      </ZoneLink>
    </>
  )
}

/** The API counts no further than a hundred. */
function unreadLabel(unread: number): string {
  return unread >= 100 ? '100개 이상' : `${unread}개`
}
