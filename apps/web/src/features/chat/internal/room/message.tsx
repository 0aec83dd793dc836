'use client'

import type { ReactNode } from 'react'
import type { ChatItem } from '@doran/contract'
import { IconButton } from '@doran/ui'
import { ItemBody } from './item-body'
import { PendingBody } from './pending-body'
import { entryKey, isMineEntry } from './group-entries'
import { hasMenu } from './message-menu'
import type { RoomEntry } from '@doran/chat/react'

export type MessageActs = {
  onMenu: (item: ChatItem) => void
  onOpenPhoto: (item: ChatItem) => void
  onRetry: (clientItemId: string) => void
  onDiscard: (clientItemId: string) => void
}

type MessageProps = {
  entry: RoomEntry
  /** Of a run: it stands apart from what is above it. */
  isFirst: boolean
  name: string
  myName: string
  now: Date
  /** Below the last of a run: its time, and whether it was read. */
  meta: ReactNode
  acts: MessageActs
}

/** One message, its menu beside it; from a mouse the menu's button shows on hover and focus. */
export function Message({ entry, isFirst, name, myName, now, meta, acts }: MessageProps) {
  const isMine = isMineEntry(entry)
  const author = isMine ? myName : name
  return (
    <li
      data-entry={entryKey(entry)}
      {...(entry.type === 'item' && !isMine && { 'data-seq': entry.item.seq })}
      className={`group flex max-w-full scroll-mt-24 flex-col ${isFirst ? 'mt-3' : 'mt-1'} ${isMine ? 'items-end' : 'items-start'}`}
    >
      <div className={`flex max-w-full items-center ${isMine ? 'flex-row-reverse' : ''}`}>
        <div
          className={`flex max-w-[560px] min-w-0 flex-col ${isMine ? 'items-end' : 'items-start'}`}
        >
          <span className="sr-only">{isMine ? '나' : name}: </span>
          {entry.type === 'pending' ? (
            <PendingBody entry={entry} onRetry={acts.onRetry} onDiscard={acts.onDiscard} />
          ) : (
            <ItemBody
              item={entry.item}
              isMine={isMine}
              photoAlt={`${author} 님이 보낸 사진`}
              onOpenPhoto={acts.onOpenPhoto}
            />
          )}
        </div>
        {entry.type === 'item' && hasMenu(entry.item, isMine, now) && (
          <IconButton
            icon="more"
            label="메시지 메뉴"
            aria-haspopup="dialog"
            onClick={() => acts.onMenu(entry.item)}
            className="text-text-3! opacity-70 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0 [&_svg]:size-5"
          />
        )}
      </div>
      {meta}
    </li>
  )
}
