'use client'

import { useState } from 'react'
import { useChannelActions, useChatRoom } from '@doran/chat/react'
import type { ChatChannel, ChatItem, Me } from '@doran/contract'
import { drafts } from '@doran/site/session'
import { privateImageUrl, useEventLog } from '@doran/site/core'
import { Composer } from '../composer/composer'
import { StorySheet } from '../composer/story-sheet'
import { ActionSheet } from '../parts/action-sheet'
import { ChatFailed } from '../parts/chat-failed'
import { ChatStatus } from '../parts/chat-status'
import { SafetySheets, type SafetyAsk } from '../parts/safety-sheets'
import { useNow } from '../parts/use-now'
import { useSheetOf } from '../parts/use-sheet-of'
import { personName } from '../text/item-text'
import { footOf } from './foot-of'
import { EmptyRoom } from './empty-room'
import { JumpButton } from './jump-button'
import { MessageLog } from './message-log'
import { MessageMenu } from './message-menu'
import { NewMessageVoice } from './new-message-voice'
import { OfflineRoom } from './offline-room'
import { OlderMessages } from './older-messages'
import { PhotoDialog } from './photo'
import { RoomBar } from './room-bar'
import { RoomFoot } from './room-foot'
import { RoomFrame } from './room-frame'
import { RoomNotice } from './room-notice'
import { RoomSkeleton } from './room-skeleton'
import { TypingLine } from './typing-line'
import { useRoomMenu } from './use-room-menu'
import { useRoomView } from './use-room-view'

type OpenRoomProps = { me: Me; channel: ChatChannel; onChanged: () => void }

type Opened = 'menu' | 'safety' | 'stories' | null

/** A conversation that is there: its messages, the box, and what can be done with them. */
export function OpenRoom({ me, channel, onChanged }: OpenRoomProps) {
  const { id, profile } = channel
  const { isLimited } = me.session
  const name = personName(profile)
  const room = useChatRoom(id)
  const { root, isReady, ...view } = useRoomView(room)
  const { entries } = room
  const { accept } = useChannelActions()
  const log = useEventLog()
  const [draft] = useState(() => drafts.text({ name: `chat_${id}`, scope: 'device' }))
  const [opened, setOpened] = useState<Opened>(null)
  const [ask, setAsk] = useState<SafetyAsk | null>(null)
  const [photo, setPhoto] = useState<ChatItem | null>(null)
  const messageMenu = useSheetOf<ChatItem>()
  const menu = useRoomMenu(setAsk)
  const now = useNow()

  const send = (kind: 'text' | 'theme', body: string) => {
    if (channel.status === 'empty')
      log.log({
        type: 'start',
        object: 'chat',
        object_name: 'first-message',
        object_attributes: { kind },
      })
    room.send({ kind, body })
  }
  const report = (item: ChatItem) =>
    setAsk({
      kind: 'report',
      targetType: 'chat_item',
      targetId: item.id,
      person: profile.isGone || channel.isBlockedByMe ? null : { id: profile.id, name },
    })
  const close = () => setOpened(null)

  return (
    <RoomFrame
      ref={root}
      bar={<RoomBar channel={channel} {...(!isLimited && { onMenu: () => setOpened('menu') })} />}
      foot={
        <>
          <JumpButton missed={view.missed} isFar={view.isFar} onPress={view.scrollToEnd} />
          <div className="page max-w-[808px] py-2 short:py-1">
            <RoomFoot
              foot={footOf(channel, isLimited)}
              channel={channel}
              onAccept={() => accept(id)}
              onLeave={() => menu.askToLeave(id)}
              onSafety={() => setOpened('safety')}
              onUnblocked={onChanged}
            >
              <Composer
                draft={draft}
                isEmpty={isReady && entries.length === 0}
                canSendPhoto={channel.status === 'accepted'}
                onSend={(text) => send('text', text)}
                onPhoto={(file) => room.sendPhoto(file)}
                onStories={() => setOpened('stories')}
                onTyping={room.noteTyping}
                onStop={room.stopTyping}
              />
            </RoomFoot>
          </div>
        </>
      }
    >
      {isReady && (
        <OlderMessages
          hasOlder={room.hasOlder}
          isLoading={room.isLoadingOlder}
          onLoad={() => void room.loadOlder()}
        />
      )}
      {isReady && !room.hasOlder && <RoomNotice channel={channel} />}
      {isReady && entries.length === 0 && <EmptyRoom profile={profile} />}
      <div className="mt-auto">
        {room.isPending && <RoomSkeleton onRetry={room.refetch} />}
        {room.error !== null && entries.length === 0 && (
          <ChatFailed
            title="메시지를 불러오지 못했어요."
            error={room.error}
            onRetry={room.refetch}
          />
        )}
        <MessageLog
          entries={entries}
          firstUnreadSeq={room.firstUnreadSeq}
          lastReadSeq={room.lastReadSeq}
          name={name}
          myName={me.nickName}
          now={now}
          acts={{
            onMenu: messageMenu.open,
            onOpenPhoto: setPhoto,
            onRetry: room.retry,
            onDiscard: room.discard,
          }}
        />
        <TypingLine isTyping={room.isOtherTyping} />
        <ChatStatus className="mb-2" />
        <OfflineRoom />
      </div>
      <NewMessageVoice entries={entries} isReady={isReady} name={name} />
      <ActionSheet
        isOpen={opened === 'menu'}
        title={name}
        acts={menu.acts(channel)}
        onClose={close}
      />
      <ActionSheet
        isOpen={opened === 'safety'}
        title="차단·신고"
        acts={menu.safetyActs(channel)}
        onClose={close}
      />
      <StorySheet
        isOpen={opened === 'stories'}
        onClose={close}
        onPick={(themeId) => {
          close()
          send('theme', themeId)
        }}
      />
      <MessageMenu
        sheet={messageMenu}
        profileId={profile.id}
        isLimited={isLimited}
        onRemove={room.remove}
        onReport={report}
      />
      <SafetySheets ask={ask} onClose={() => setAsk(null)} onBlocked={onChanged} />
      {photo && (
        <PhotoDialog
          src={privateImageUrl(photo.body)}
          alt={`${photo.profile.id === profile.id ? name : me.nickName} 님이 보낸 사진`}
          onClose={() => setPhoto(null)}
        />
      )}
    </RoomFrame>
  )
}
