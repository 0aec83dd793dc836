'use client'

import { useRef, useState } from 'react'
import { useChannels } from '@doran/chat/react'
import type { ChatChannel, Me } from '@doran/contract'
import { CHAT_LENGTHS } from '@doran/contract/chat/limits'
import { ZoneLink, routes } from '@doran/site/core'
import { EmptyState, TextField, buttonClass } from '@doran/ui'
import { ActionSheet } from '../parts/action-sheet'
import { ChatFailed } from '../parts/chat-failed'
import { ChatStatus } from '../parts/chat-status'
import { SafetySheets, type SafetyAsk } from '../parts/safety-sheets'
import { useNow } from '../parts/use-now'
import { useDebounced } from '../parts/use-debounced'
import { useSheetOf } from '../parts/use-sheet-of'
import { personName } from '../text/item-text'
import { ChannelSection } from './channel-section'
import { ListSkeleton } from './list-skeleton'
import { useChannelActs } from './use-channel-acts'

const SEARCH_AFTER_MS = 300

/** Every conversation of a member: first messages of strangers, then the rest. */
export function ChannelList({ me }: { me: Me }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState('')
  const name = useDebounced(typed.trim(), SEARCH_AFTER_MS)
  const search = name === '' ? {} : { name }
  const requests = useChannels({ box: 'requests', ...search })
  const talks = useChannels({ box: 'talks', ...search })
  const menu = useSheetOf<ChatChannel>()
  const [ask, setAsk] = useState<SafetyAsk | null>(null)
  const now = useNow()
  const refetch = () => {
    requests.refetch()
    talks.refetch()
  }
  const actsOf = useChannelActs({ onAsk: setAsk, onChanged: refetch })

  const isPending = requests.isPending || talks.isPending
  const error = requests.error ?? talks.error
  const isEmpty = requests.channels.length === 0 && talks.channels.length === 0
  const hasSearch = typed !== '' || name !== '' || (!isPending && !isEmpty)
  const withMenu = me.session.isLimited ? {} : { onMenu: menu.open }
  return (
    <div className="page between-bars max-w-[688px] pt-8 pb-8 md:pt-12">
      <h1 ref={heading} className="text-h1 font-extrabold">
        대화
      </h1>
      <ChatStatus className="mt-4" />
      {hasSearch && (
        <div role="search" className="mt-5">
          <TextField
            label="이름으로 찾기"
            isLabelHidden
            type="search"
            enterKeyHint="search"
            placeholder="이름으로 찾기"
            autoComplete="off"
            maxLength={CHAT_LENGTHS.chatSearch}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      )}
      {isPending ? (
        <ListSkeleton onRetry={refetch} />
      ) : (
        <>
          {requests.channels.length > 0 && (
            <ChannelSection
              id="requests"
              title={`처음 온 대화 (${countOf(requests)})`}
              now={now}
              {...sectionOf(requests)}
              {...withMenu}
            />
          )}
          {talks.channels.length > 0 && (
            <ChannelSection
              id="talks"
              title="이어지는 대화"
              isTitleHidden={requests.channels.length === 0}
              now={now}
              {...sectionOf(talks)}
              {...withMenu}
            />
          )}
          {isEmpty && !error && <NoChannels name={name} />}
          {isEmpty && error && (
            <ChatFailed title="대화를 불러오지 못했어요." error={error} onRetry={refetch} />
          )}
        </>
      )}
      <ActionSheet
        isOpen={menu.isOpen}
        title={menu.thing ? personName(menu.thing.profile) : ''}
        acts={menu.thing ? actsOf(menu.thing) : []}
        onClose={menu.close}
      />
      <SafetySheets
        ask={ask}
        onClose={() => setAsk(null)}
        onBlocked={() => heading.current?.focus()}
      />
    </div>
  )
}

type Channels = ReturnType<typeof useChannels>

/** As many as are known; there may be more than are loaded. */
function countOf({ channels, hasMore }: Channels): string {
  return hasMore ? `${channels.length}+` : `${channels.length}`
}

function sectionOf({ channels, hasMore, isFetchingMore, loadMore }: Channels) {
  return { channels, hasMore, isFetchingMore, onMore: loadMore }
}

function NoChannels({ name }: { name: string }) {
  if (name !== '') {
    return (
      <EmptyState mascot="ran" title="찾는 사람이 없어요.">
        <p>‘{name}’ 님과 나눈 대화가 없어요. 다른 이름으로 찾아 주세요.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      mascot="ran"
      title="아직 나눈 대화가 없어요."
      actions={
        <ZoneLink href={routes.tales.path()} className={buttonClass({})}>
          이야기 둘러보기
        </ZoneLink>
      }
    >
      <p>마음에 드는 이야기를 만든 사람에게 메시지를 보낼 수 있어요.</p>
    </EmptyState>
  )
}
