import { act, cleanup, waitFor } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearChatStorage } from '../send/pending-storage.js'
import { fakeChatServer } from '../testing/chat-server.fake.js'
import { openChat } from './open-chat.fake.js'
import type { ChatRoom } from './use-chat-room.js'
import { useChatRoom } from './use-chat-room.js'

const SEND = 'POST /v1/chat/channel/{id}/item'
const ITEMS = 'GET /v1/chat/channel/{id}/items'
const READ = 'POST /v1/chat/channel/{id}/read'

const revoked: string[] = []

beforeEach(() => {
  revoked.length = 0
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
})

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

const bodies = ({ entries }: ChatRoom) =>
  entries.map((entry) => (entry.type === 'item' ? entry.item.body : `(${entry.body})`))
const states = ({ entries }: ChatRoom) =>
  entries.flatMap((entry) => (entry.type === 'pending' ? [`${entry.state} ${entry.code}`] : []))

async function openRoom(prepare: { theirs?: number; before?: number } = {}, strict = false) {
  const server = fakeChatServer()
  const { id } = server.addChannel()
  for (let at = 0; at < (prepare.before ?? 0); at += 1)
    server.write(id, `old ${at}`, server.myProfileId)
  for (let at = 0; at < (prepare.theirs ?? 0); at += 1) server.write(id, `new ${at}`)
  const chat = openChat(server)
  const { result, unmount } = chat.show(() => useChatRoom(id), { reactStrictMode: strict })
  await waitFor(() => expect(result.current.isPending).toBe(false))
  return { ...chat, id, room: result, unmount }
}

describe('a room', () => {
  it('shows the items in order, and what comes', async () => {
    const { server, id, room } = await openRoom({ before: 1, theirs: 1 })
    expect(bodies(room.current)).toEqual(['old 0', 'new 0'])
    expect(room.current.entries.map((entry) => entry.type === 'item' && entry.isMine)).toEqual([
      true,
      false,
    ])
    act(() => void server.write(id, 'now'))
    await waitFor(() => expect(bodies(room.current)).toEqual(['old 0', 'new 0', 'now']))
  })

  it('keeps the entries that did not change', async () => {
    const { server, id, room } = await openRoom({ theirs: 1 })
    const [first] = room.current.entries
    act(() => void server.write(id, 'now'))
    await waitFor(() => expect(room.current.entries).toHaveLength(2))
    expect(room.current.entries[0]).toBe(first)
  })

  it('fetches what an event shows to be missing', async () => {
    const { server, id, room } = await openRoom({ theirs: 1 })
    server.isMuted = true
    server.write(id, 'lost')
    server.isMuted = false
    act(() => void server.write(id, 'heard'))
    await waitFor(() => expect(bodies(room.current)).toEqual(['new 0', 'lost', 'heard']))
  })

  it('reads again what it missed while the connection was gone', async () => {
    const { server, id, room } = await openRoom({ before: 2, theirs: 1 })
    server.isMuted = true
    const [first] = server.itemsOf(id)
    server.delete(first?.id ?? '')
    server.read(id, 2)
    for (let at = 0; at < 120; at += 1) server.write(id, `missed ${at}`)
    server.isMuted = false
    act(() => server.realtime.refill())
    await waitFor(() => expect(room.current.entries).toHaveLength(123))
    expect(room.current.entries[0]).toMatchObject({ item: { kind: 'deleted' } })
    await waitFor(() => expect(room.current.lastReadSeq).toBe(2))
  })

  it('loads older items before the ones it has', async () => {
    const { room } = await openRoom({ before: 70 })
    expect(room.current.entries).toHaveLength(30)
    expect(room.current.hasOlder).toBe(true)
    await act(() => room.current.loadOlder())
    await act(() => room.current.loadOlder())
    expect([room.current.entries.length, room.current.hasOlder]).toEqual([70, false])
    expect(room.current.isLoadingOlder).toBe(false)
    await act(() => room.current.loadOlder())
    expect(bodies(room.current)[0]).toBe('old 0')
  })

  it('answers why it cannot be loaded', async () => {
    const server = fakeChatServer()
    const { id } = server.addChannel()
    server.refuseNext(ITEMS, 'NOT_FOUND', 404)
    const { show } = openChat(server)
    const { result } = show(() => useChatRoom(id))
    await waitFor(() => expect(result.current.error).toMatchObject({ code: 'NOT_FOUND' }))
    act(() => result.current.refetch())
    await waitFor(() => expect(result.current).toMatchObject({ error: null, entries: [] }))
  })

  it('tells where the unread items begin, also while they are read', async () => {
    const { room } = await openRoom({ before: 2, theirs: 3 })
    expect(room.current.firstUnreadSeq).toBe(3)
    const last = room.current.entries.at(-1)
    act(() => void (last?.type === 'item' && room.current.markRead(last.item)))
    expect(room.current.firstUnreadSeq).toBe(3)
  })

  it('finds where a long unread part begins', async () => {
    const { room } = await openRoom({ before: 5, theirs: 90 })
    expect(room.current.firstUnreadSeq).toBe(6)
  })

  it('tells the last of mine that the other has read, and not one that was deleted', async () => {
    const { server, id, room } = await openRoom({ before: 3 })
    expect(room.current.lastReadSeq).toBeNull()
    act(() => server.read(id, 2))
    await waitFor(() => expect(room.current.lastReadSeq).toBe(2))
    act(() => server.delete(server.itemsOf(id)[2]?.id ?? ''))
    await waitFor(() => expect(room.current.lastReadSeq).toBe(2))
  })
})

describe('sending', () => {
  it('shows at once what is sent, and as sent by the event or the answer', async () => {
    const { server, id, room } = await openRoom({ theirs: 1 })
    act(() => room.current.send({ kind: 'text', body: 'mine' }))
    expect(bodies(room.current)).toEqual(['new 0', '(mine)'])
    await waitFor(() => expect(bodies(room.current)).toEqual(['new 0', 'mine']))
    expect(server.itemsOf(id)).toHaveLength(2)
  })

  it('is sent by the answer where events are lost', async () => {
    const { server, room } = await openRoom()
    server.isMuted = true
    act(() => room.current.send({ kind: 'text', body: 'mine' }))
    await waitFor(() => expect(bodies(room.current)).toEqual(['mine']))
  })

  it('is once in the room though its answer was lost', async () => {
    const { server, id, room, count } = await openRoom()
    server.loseNextAnswer(SEND)
    act(() => room.current.send({ kind: 'text', body: 'mine' }))
    await waitFor(() => expect(bodies(room.current)).toEqual(['mine']))
    act(() => server.realtime.setStatus('off'))
    act(() => server.realtime.setStatus('live'))
    expect([server.itemsOf(id).length, count(SEND)]).toEqual([1, 1])
  })

  it('waits while offline', async () => {
    const { room } = await openRoom()
    act(() => onlineManager.setOnline(false))
    act(() => room.current.send({ kind: 'text', body: 'mine' }))
    expect(states(room.current)).toEqual(['waiting null'])
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(bodies(room.current)).toEqual(['mine']))
  })

  it('fails with the server’s code, and is sent or discarded by the person', async () => {
    const { server, room } = await openRoom()
    server.refuseNext(SEND, 'CHAT_WAITING')
    server.refuseNext(SEND, 'CHAT_CLOSED')
    act(() => room.current.send({ kind: 'text', body: 'one' }))
    act(() => room.current.send({ kind: 'text', body: 'two' }))
    await waitFor(() =>
      expect(states(room.current)).toEqual(['failed CHAT_WAITING', 'failed CHAT_CLOSED']),
    )
    const [one, two] = room.current.entries.flatMap((entry) =>
      entry.type === 'pending' ? [entry.clientItemId] : [],
    )
    act(() => room.current.discard(one ?? ''))
    act(() => room.current.retry(two ?? ''))
    await waitFor(() => expect(bodies(room.current)).toEqual(['two']))
  })

  it('outlives a reload, unless the person signs out', async () => {
    const first = await openRoom()
    act(() => onlineManager.setOnline(false))
    act(() => first.room.current.send({ kind: 'text', body: 'mine' }))
    first.unmount()
    const again = openChat(first.server).show(() => useChatRoom(first.id))
    expect(bodies(again.result.current)).toEqual(['(mine)'])
    again.unmount()
    clearChatStorage()
    act(() => onlineManager.setOnline(true))
    const last = openChat(first.server).show(() => useChatRoom(first.id))
    await waitFor(() => expect(last.result.current.isPending).toBe(false))
    expect(bodies(last.result.current)).toEqual([])
  })

  it('shows a photo while it is uploaded, and lets go of its preview', async () => {
    const { room } = await openRoom()
    act(() => room.current.sendPhoto(new File(['x'], 'a.png', { type: 'image/png' })))
    expect(room.current.entries).toMatchObject([
      { type: 'pending', kind: 'image', previewUrl: 'blob:1', state: 'sending' },
    ])
    await waitFor(() =>
      expect(room.current.entries).toMatchObject([{ type: 'item', item: { kind: 'image' } }]),
    )
    expect(revoked).toEqual(['blob:1'])
  })

  it('deletes for both, and throws where it may not', async () => {
    const { server, room, id } = await openRoom({ before: 1 })
    const [item] = server.itemsOf(id)
    server.refuseNext('DELETE /v1/chat/item/{id}', 'ITEM_TOO_OLD')
    await expect(room.current.remove(item?.id ?? '')).rejects.toMatchObject({
      code: 'ITEM_TOO_OLD',
    })
    await act(() => room.current.remove(item?.id ?? ''))
    await waitFor(() =>
      expect(room.current.entries).toMatchObject([{ item: { kind: 'deleted', body: '' } }]),
    )
  })
})

describe('read marks', () => {
  it('are sent once for an item, and only where there is something to read', async () => {
    const { room, server, id, count } = await openRoom({ before: 1, theirs: 2 })
    const [mine, , last] = server.itemsOf(id)
    act(() => mine && room.current.markRead(mine))
    act(() => last && room.current.markRead(last))
    act(() => last && room.current.markRead(last))
    await waitFor(() => expect(server.itemsOf(id).at(-1)?.isRead).toBe(true))
    expect(count(READ)).toBe(1)
  })

  it('are sent again when the connection is back', async () => {
    const { room, server, id, count } = await openRoom({ theirs: 1 })
    server.refuseNext(READ, 'NETWORK')
    const [item] = server.itemsOf(id)
    act(() => item && room.current.markRead(item))
    await waitFor(() => expect(count(READ)).toBe(1))
    await waitFor(() => {
      act(() => onlineManager.setOnline(false))
      act(() => onlineManager.setOnline(true))
      expect(server.itemsOf(id)[0]?.isRead).toBe(true)
    })
    expect(count(READ)).toBe(2)
  })
})

describe('typing', () => {
  it('is told while the person types, and no more after what they send', async () => {
    const { room, server, id } = await openRoom()
    await waitFor(() => expect(server.realtime.said).toEqual([`enter ${id}`]))
    act(() => room.current.noteTyping())
    act(() => room.current.noteTyping())
    act(() => room.current.send({ kind: 'text', body: 'mine' }))
    expect(server.realtime.said).toEqual([`enter ${id}`, `typing ${id}`, `quiet ${id}`])
    act(() => room.current.noteTyping())
    act(() => void window.dispatchEvent(new Event('blur')))
    expect(server.realtime.said.at(-1)).toBe(`quiet ${id}`)
  })

  it('of the other is seen, and the room is left with the page', async () => {
    const { room, server, id, unmount } = await openRoom()
    await waitFor(() => expect(server.realtime.said).toEqual([`enter ${id}`]))
    act(() => server.realtime.setOtherTyping(id, true))
    expect(room.current.isOtherTyping).toBe(true)
    act(() => server.realtime.setOtherTyping(id, false))
    expect(room.current.isOtherTyping).toBe(false)
    unmount()
    expect(server.realtime.said.at(-1)).toBe(`leave ${id}`)
  })

  it('has no presence before the channel is accepted', async () => {
    const server = fakeChatServer()
    const { id } = server.addChannel({ status: 'requested' })
    const { show } = openChat(server)
    const { result } = show(() => useChatRoom(id))
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(server.realtime.said).toEqual([])
  })
})

it('works under strict rules', async () => {
  const { room, server, id } = await openRoom({ theirs: 1 }, true)
  act(() => room.current.send({ kind: 'text', body: 'mine' }))
  await waitFor(() => expect(bodies(room.current)).toEqual(['new 0', 'mine']))
  expect(room.current.firstUnreadSeq).toBe(1)
  expect(server.itemsOf(id)).toHaveLength(2)
})
