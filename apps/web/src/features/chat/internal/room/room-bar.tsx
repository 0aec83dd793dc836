'use client'

import type { ChatChannel } from '@doran/contract'
import { ZoneLink, routes } from '@doran/site/core'
import { Icon, IconButton, Skeleton, iconButtonClass } from '@doran/ui'
import { creatorPath } from '../parts/creator-path'
import { PersonAvatar } from '../parts/person-avatar'
import { personName } from '../text/item-text'
import { keepHeadingFocus } from './keep-heading-focus'

type RoomBarProps = {
  /** Null until it is known; `missing` where there is none. */
  channel: ChatChannel | 'missing' | null
  /** Left out where there is nothing to choose. */
  onMenu?: () => void
}

/** The bar of a room: back to the list, who it is, the menu. */
export function RoomBar({ channel, onMenu }: RoomBarProps) {
  return (
    <header className="sticky top-0 z-40 h-14 border-b border-line bg-bg short:relative">
      <div className="page flex h-full max-w-[808px] items-center gap-1">
        <ZoneLink
          href={routes.chat.path()}
          aria-label="대화 목록으로"
          className={iconButtonClass('quiet', '-ml-2.5')}
        >
          <Icon name="back" />
        </ZoneLink>
        <div className="flex min-w-0 grow items-center">
          <PersonPart channel={channel} />
        </div>
        {onMenu && (
          <IconButton
            icon="more"
            label="대화방 메뉴"
            aria-haspopup="dialog"
            className="-mr-2.5"
            onClick={onMenu}
          />
        )}
      </div>
    </header>
  )
}

function PersonPart({ channel }: Pick<RoomBarProps, 'channel'>) {
  if (channel === null) return <PersonSkeleton />
  if (channel === 'missing')
    return (
      <h1 ref={keepHeadingFocus} className="text-base font-extrabold">
        대화
      </h1>
    )
  return <Person channel={channel} />
}

function Person({ channel: { profile, isQuiet } }: { channel: ChatChannel }) {
  const path = creatorPath(profile)
  const name = personName(profile)
  const content = (
    <>
      <PersonAvatar profile={profile} size={32} />
      <h1 ref={keepHeadingFocus} className="min-w-0 truncate text-base font-extrabold text-text">
        {name}
        <span className="sr-only"> 님과의 대화</span>
      </h1>
      {isQuiet && (
        <span className="shrink-0 text-text-3">
          <Icon name="quiet" size={16} />
          <span className="sr-only">알림 꺼짐</span>
        </span>
      )}
    </>
  )
  const look = 'flex min-h-11 min-w-0 items-center gap-2.5 rounded-small pr-2'
  if (path === null) return <div className={look}>{content}</div>
  return (
    <ZoneLink href={path} className={`${look} no-underline`}>
      {content}
    </ZoneLink>
  )
}

function PersonSkeleton() {
  return (
    <>
      <h1 ref={keepHeadingFocus} className="sr-only">
        대화방
      </h1>
      <div className="shrink-0 overflow-clip rounded-pill">
        <Skeleton shape="card" className="size-8" />
      </div>
      <Skeleton className="ml-2.5 w-24" />
    </>
  )
}
