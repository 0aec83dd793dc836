import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ApiProvider } from '@doran/api-client/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeChatServer } from '../testing/chat-server.fake.js'
import { useChat } from './chat-provider.js'
import { openChat } from './open-chat.fake.js'
import { useChannelActions, useOpenChannel } from './use-channel-actions.js'
import { useChannel, useChannels } from './use-channels.js'
import { useChatRoom } from './use-chat-room.js'
import { useChatStatus } from './use-chat-status.js'
import { useUnreadChat } from './use-unread-chat.js'

const LIST = 'GET /v1/chat/my/channels'

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

function useAll(id: string) {
  return {
    list: useChannels(),
    requests: useChannels({ box: 'requests' }),
    one: useChannel(id),
    unread: useUnreadChat(),
    actions: useChannelActions(),
    open: useOpenChannel(),
    status: useChatStatus(),
  }
}

async function openList() {
  const server = fakeChatServer()
  const first = server.addChannel()
  const second = server.addChannel({ status: 'requested' })
  server.write(second.id, 'older')
  server.write(first.id, 'newer')
  const chat = openChat(server)
  const { result } = chat.show(() => useAll(first.id))
  await waitFor(() => expect(result.current.list.isPending).toBe(false))
  await waitFor(() => expect(result.current.requests.isPending).toBe(false))
  await waitFor(() => expect(result.current.one.isPending).toBe(false))
  await waitFor(() => expect(result.current.unread).toBe(2))
  const seen = () => result.current.list.channels.map(({ id, unread }) => [id, unread])
  return { ...chat, first: first.id, second: second.id, all: result, seen }
}

describe('the channels', () => {
  it('show the last talked in first, with their unread items', async () => {
    const { seen, first, second, server, all, count } = await openList()
    expect(seen()).toEqual([
      [first, 1],
      [second, 1],
    ])
    const asked = count(LIST)
    act(() => void server.write(second, 'now'))
    await waitFor(() =>
      expect(seen()).toEqual([
        [second, 2],
        [first, 1],
      ]),
    )
    expect(all.current.list.channels[0]?.lastItem?.body).toBe('now')
    await waitFor(() => expect(all.current.unread).toBe(3))
    expect(count(LIST)).toBe(asked)
  })

  it('count nothing twice', async () => {
    const { seen, server, first } = await openList()
    const item = server.itemsOf(first).at(-1)
    act(() => item && server.realtime.emit({ type: 'item', item }))
    expect(seen()[0]).toEqual([first, 1])
  })

  it('count less when a person reads here or elsewhere, or the other deletes', async () => {
    const { seen, server, first, second, all } = await openList()
    act(() => server.read(first, 1, server.myProfileId))
    await waitFor(() => expect(seen()[0]).toEqual([first, 0]))
    expect([all.current.unread, all.current.one.channel?.unread]).toEqual([1, 0])
    act(() => server.delete(server.itemsOf(second)[0]?.id ?? ''))
    await waitFor(() => expect([all.current.unread, seen()[1]]).toEqual([0, [second, 0]]))
  })

  it('are fetched again where events do not tell enough', async () => {
    const { seen, server, first } = await openList()
    server.isMuted = true
    server.write(first, 'lost')
    server.isMuted = false
    act(() => void server.write(first, 'heard'))
    await waitFor(() => expect(seen()[0]).toEqual([first, 3]))
    act(() => server.read(first, 2, server.myProfileId))
    await waitFor(() => expect(seen()[0]).toEqual([first, 1]))
  })

  it('are fetched again when a new one is written in', async () => {
    const { seen, server } = await openList()
    const third = server.addChannel()
    act(() => void server.write(third.id, 'hello'))
    await waitFor(() => expect(seen()[0]).toEqual([third.id, 1]))
  })

  it('are one list of many pages', async () => {
    const server = fakeChatServer()
    const ids = Array.from({ length: 45 }, () => server.addChannel().id)
    for (const id of ids) server.write(id, 'hello')
    const { show } = openChat(server)
    const { result } = show(() => useChannels())
    await waitFor(() => expect(result.current.channels).toHaveLength(20))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.channels).toHaveLength(40))
    const last = result.current.channels.at(-1)?.id ?? ''
    act(() => void server.write(last, 'now'))
    await waitFor(() => expect(result.current.channels[0]?.id).toBe(last))
    act(() => result.current.loadMore())
    await waitFor(() => expect(result.current.channels).toHaveLength(45))
    expect(result.current.hasMore).toBe(false)
  })

  it('change with what the person does', async () => {
    const { all, first, second, seen, server } = await openList()
    await act(() => all.current.actions.setQuiet(first, true))
    await waitFor(() => expect(all.current.one.channel?.isQuiet).toBe(true))
    expect(all.current.requests.channels).toHaveLength(1)
    await act(() => all.current.actions.accept(second))
    await waitFor(() => expect(all.current.requests.channels).toEqual([]))
    await act(() => all.current.actions.leave(first))
    await waitFor(() => expect(seen()).toEqual([[second, 1]]))
    await waitFor(() => expect(all.current.unread).toBe(1))
    server.refuseNext('PATCH /v1/chat/channel/{id}/setting', 'NOT_FOUND', 404)
    await expect(all.current.actions.accept(first)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are opened by the other’s profile', async () => {
    const { all, first, server } = await openList()
    await expect(all.current.open(server.otherProfileId)).resolves.toMatchObject({ id: first })
  })
})

describe('the status', () => {
  it('follows the connection', async () => {
    const { all, server } = await openList()
    expect(all.current.status).toBe('live')
    act(() => server.realtime.setStatus('connecting'))
    expect(all.current.status).toBe('connecting')
    act(() => server.realtime.setStatus('off'))
    expect(all.current.status).toBe('polling')
    act(() => onlineManager.setOnline(false))
    expect(all.current.status).toBe('offline')
  })

  it('without a live connection has the page ask every few seconds', async () => {
    const server = fakeChatServer()
    const { id } = server.addChannel()
    const { show } = openChat(server)
    vi.useFakeTimers()
    const { result } = show(() => ({ room: useChatRoom(id), list: useChannels() }))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    server.isMuted = true
    server.write(id, 'quiet')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(result.current.room.entries).toHaveLength(0)
    act(() => server.realtime.setStatus('off'))
    await act(() => vi.advanceTimersByTimeAsync(5_100))
    expect(result.current.room.entries).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(result.current.list.channels[0]?.unread).toBe(1)
  })
})

describe('a channel', () => {
  it('that is gone says so, whatever is loaded of it', async () => {
    const { all, server, first } = await openList()
    server.refuseNext('GET /v1/chat/channel/{id}', 'NOT_FOUND', 404)
    act(() => server.realtime.emit({ type: 'channel', channelId: first }))
    await waitFor(() => expect(all.current.one.error).toMatchObject({ code: 'NOT_FOUND' }))
  })
})

describe('on a server', () => {
  it('everything waits', () => {
    const server = fakeChatServer()
    const { Page } = openChat(server)
    function Parts() {
      const { room, list } = { room: useChatRoom('a'), list: useChannels() }
      return `${useChatStatus()} ${useUnreadChat()} ${room.isPending} ${list.isPending}`
    }
    const html = renderToString(
      <Page>
        <Parts />
      </Page>,
    )
    expect([html, server.asked]).toEqual(['connecting null true true', []])
  })
})

describe('without a provider', () => {
  it('the unread count shows what the page knows and asks for nothing', () => {
    const server = fakeChatServer()
    const queries = new QueryClient()
    const { result } = renderHook(() => useUnreadChat(), {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queries}>
          <ApiProvider client={server.api}>{children}</ApiProvider>
        </QueryClientProvider>
      ),
    })
    expect([result.current, server.asked]).toEqual([null, []])
  })

  it('the other hooks say what they need', () => {
    vi.spyOn(console, 'error').mockReturnValue()
    expect(() => renderHook(() => useChat())).toThrow('ChatProvider')
  })
})
