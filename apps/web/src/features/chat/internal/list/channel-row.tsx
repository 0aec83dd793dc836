'use client'

import type { ChatChannel } from '@doran/contract'
import { ZoneLink } from '@doran/site/core'
import { Icon, IconButton } from '@doran/ui'
import { PersonAvatar } from '../parts/person-avatar'
import { roomPath } from '../room-path'
import { listTime } from '../text/chat-time'
import { lastLine, personName } from '../text/item-text'

type ChannelRowProps = {
  channel: ChatChannel
  now: Date
  /** Left out where nothing can be changed. */
  onMenu?: () => void
}

/** One conversation of the list. */
export function ChannelRow({ channel, now, onMenu }: ChannelRowProps) {
  const { id, profile, lastItem, unread, isQuiet } = channel
  const name = personName(profile)
  const at = lastItem?.createdAt ?? channel.createdAt
  return (
    <li className="relative flex items-center gap-1 rounded-input transition-colors duration-(--motion-state) hover:bg-surface-1">
      <ZoneLink
        href={roomPath(id)}
        className="flex min-h-18 min-w-0 grow items-center gap-3 rounded-input px-2 py-3 no-underline -outline-offset-2"
      >
        <PersonAvatar profile={profile} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span
              className={`truncate ${unread > 0 ? 'font-extrabold' : 'font-semibold'} ${profile.isGone ? 'text-text-2' : 'text-text'}`}
            >
              {name}
            </span>
            {isQuiet && (
              <span className="shrink-0 self-center text-text-3">
                <Icon name="quiet" size={16} />
                <span className="sr-only">알림 꺼짐</span>
              </span>
            )}
            <time dateTime={at} className="ml-auto shrink-0 text-sm text-text-3 tabular-nums">
              {listTime(new Date(at), now)}
            </time>
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <span
              className={`min-w-0 grow truncate text-sm ${unread > 0 ? 'text-text' : 'text-text-2'}`}
            >
              {lastLine(channel)}
            </span>
            <UnreadCount count={unread} isQuiet={isQuiet} />
          </span>
        </span>
      </ZoneLink>
      {onMenu && (
        <IconButton
          icon="more"
          label={`${name} 님과의 대화 메뉴`}
          aria-haspopup="dialog"
          className="-mr-2"
          onClick={onMenu}
        />
      )}
    </li>
  )
}

const MOST = 99

function UnreadCount({ count, isQuiet }: { count: number; isQuiet: boolean }) {
  if (count < 1) return null
  return (
    <span
      className={`inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-pill px-1.5 text-xs font-semibold tabular-nums ${isQuiet ? 'bg-surface-3 text-text' : 'bg-ember text-on-ember'}`}
    >
      <span className="sr-only">읽지 않은 메시지 </span>
      {count > MOST ? `${MOST}+` : count}
      <span className="sr-only">개</span>
    </span>
  )
}
