import type { ReactElement } from 'react'
import type { ChatChannel, ChatItem, Me } from '@doran/contract'
import { ChatProvider, type RoomEntry } from '@doran/chat/react'
import { fakeRealtime } from '@doran/chat/testing'
import { SiteProviders } from '@doran/site/shell'
import { aConfig, aMe, aRouter, fakeApi, someSettings } from '@doran/site/testing'
import { render } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import { vi } from 'vitest'

export const MINE = 'profile-1'
export const THEIRS = 'profile-2'
export const ROOM = '0198f5a2-0000-7000-8000-0000000000a1'

let made = 0

export function anItem(over: Partial<ChatItem> = {}): ChatItem {
  made += 1
  return {
    id: `item-${made}`,
    channelId: ROOM,
    seq: made,
    profile: { id: THEIRS },
    clientItemId: `client-${made}`,
    isRead: true,
    kind: 'text',
    body: '안녕하세요',
    theme: null,
    createdAt: '2026-11-23T06:12:00.000Z',
    ...over,
  }
}

export const myItem = (over: Partial<ChatItem> = {}) => anItem({ profile: { id: MINE }, ...over })

export function anEntry(item: ChatItem): RoomEntry {
  return { type: 'item', item, isMine: item.profile.id === MINE }
}

type Pending = Extract<RoomEntry, { type: 'pending' }>

export function aPending(over: Partial<Pending> = {}): Pending {
  made += 1
  return {
    type: 'pending',
    clientItemId: `client-${made}`,
    kind: 'text',
    body: '보내는 글',
    state: 'sending',
    code: null,
    createdAt: '2026-11-23T06:12:00.000Z',
    ...over,
  }
}

export function aChannel(over: Partial<ChatChannel> = {}): ChatChannel {
  return {
    id: ROOM,
    profile: { id: THEIRS, name: '달빛', profileImage: null, frame: null, isGone: false },
    status: 'accepted',
    isMyRequest: true,
    refusal: null,
    isBlockedByMe: false,
    isQuiet: false,
    unread: 0,
    lastItem: null,
    createdAt: '2026-11-23T06:00:00.000Z',
    ...over,
  }
}

const config = aConfig()
const settings = someSettings()

type OpenOptions = { pathname?: string; isLoggedIn?: boolean; me?: Me }

/** A page of conversations before an API with these replies, on a live connection. */
export function openChat(
  page: ReactElement,
  replies: Record<string, unknown[]>,
  { pathname = '/chat', isLoggedIn = true, me = aMe() }: OpenOptions = {},
) {
  const { client, requests } = fakeApi(
    { 'GET /v1/user/me': Array.from({ length: 20 }, () => me), ...replies },
    [],
  )
  const push = vi.fn<(href: string) => void>()
  const replace = vi.fn<(href: string) => void>()
  const realtime = fakeRealtime()
  render(
    <AppRouterContext value={aRouter({ push, replace })}>
      <PathnameContext value={pathname}>
        <SiteProviders config={config} settings={{ ...settings, isLoggedIn }} api={client}>
          <ChatProvider myProfileId={MINE} realtime={realtime}>
            {page}
          </ChatProvider>
        </SiteProviders>
      </PathnameContext>
    </AppRouterContext>,
  )
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf, push, replace, realtime }
}
