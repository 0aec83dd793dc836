import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { fakeChatServer } from '../testing/chat-server.fake.js'
import { openChat } from './open-chat.fake.js'
import type { ChatRoom } from './use-chat-room.js'
import { useChatRoom } from './use-chat-room.js'

const SEND = 'POST /v1/chat/channel/{id}/item'

afterEach(() => {
  cleanup()
  onlineManager.setOnline(true)
})

const itemsOf = ({ entries }: ChatRoom) =>
  entries.map((entry) => (entry.type === 'item' ? entry.item : entry))

it('a room open in two tabs shows the same', async () => {
  const server = fakeChatServer()
  const { id } = server.addChannel()
  const [one, other] = [openChat(server), openChat(server)].map(
    (tab) => tab.show(() => useChatRoom(id)).result,
  )
  await waitFor(() =>
    expect([one?.current.isPending, other?.current.isPending]).toEqual([false, false]),
  )
  act(() => one?.current.send({ kind: 'text', body: 'mine' }))
  act(() => void server.write(id, 'theirs'))
  for (const tab of [one, other])
    await waitFor(() => expect(tab && itemsOf(tab.current)).toEqual(server.itemsOf(id)))
  const last = server.itemsOf(id).at(-1)
  act(() => last && other?.current.markRead(last))
  await waitFor(() => expect(one && itemsOf(one.current)).toEqual(server.itemsOf(id)))
})

it('whatever is lost, a room ends with the server’s list and each sent text once', async () => {
  const step = fc.constantFrom(
    'send',
    'write',
    'mute',
    'unmute',
    'lose the answer',
    'lose the call',
    'offline',
    'online',
    'delete',
    'read',
    'wait',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      sessionStorage.clear()
      const server = fakeChatServer()
      const { id } = server.addChannel()
      const { result, unmount } = openChat(server).show(() => useChatRoom(id))
      await waitFor(() => expect(result.current.isPending).toBe(false))
      let sent = 0
      const acts: Record<string, () => unknown> = {
        send: () => result.current.send({ kind: 'text', body: `mine ${(sent += 1)}` }),
        write: () => server.write(id, 'theirs'),
        mute: () => (server.isMuted = true),
        unmute: () => (server.isMuted = false),
        'lose the answer': () => server.loseNextAnswer(SEND),
        'lose the call': () => server.refuseNext(SEND, 'NETWORK'),
        offline: () => onlineManager.setOnline(false),
        online: () => onlineManager.setOnline(true),
        delete: () => server.itemsOf(id)[0] && server.delete(server.itemsOf(id)[0]?.id ?? ''),
        read: () => server.read(id, server.itemsOf(id).length),
        wait: () => null,
      }
      for (const each of steps)
        await act(async () => {
          acts[each]?.()
          await Promise.resolve()
        })

      server.isMuted = false
      await waitFor(() => {
        act(() => onlineManager.setOnline(false))
        act(() => onlineManager.setOnline(true))
        expect(result.current.entries.filter(({ type }) => type === 'pending')).toEqual([])
      })
      act(() => server.realtime.refill())
      await waitFor(() => expect(itemsOf(result.current)).toEqual(server.itemsOf(id)))
      const mine = server.itemsOf(id).filter(({ profile }) => profile.id === server.myProfileId)
      const kept = mine.filter(({ kind }) => kind === 'text').map(({ body }) => body)
      expect(mine).toHaveLength(sent)
      expect(kept).toEqual(kept.toSorted((a, b) => Number(a.slice(5)) - Number(b.slice(5))))
      unmount()
    }),
    { numRuns: 10 },
  )
})
