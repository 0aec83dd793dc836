import { expect, it } from 'vitest'
import type { PendingItem } from '../room/reduce-room.js'
import { clearChatStorage, createPendingStorage } from './pending-storage.js'

const KEY = 'doran_chat_pending_me'
const text: PendingItem = {
  clientItemId: 'client-item-1',
  kind: 'text',
  body: 'hello',
  state: 'sending',
  code: null,
  createdAt: '2026-11-22T00:00:00.000Z',
}

it('keeps texts and themes of one person, and what is tried again waits', () => {
  const storage = createPendingStorage('me')
  storage.add('room', text)
  storage.add('room', { ...text, clientItemId: 'client-item-2', kind: 'theme' })
  storage.add('room', { ...text, clientItemId: 'client-item-3', kind: 'image' })
  expect(storage.read()).toMatchObject([
    { channelId: 'room', pending: { body: 'hello', state: 'waiting' } },
    { channelId: 'room', pending: { kind: 'theme' } },
  ])
  expect(createPendingStorage('another').read()).toEqual([])
  storage.remove('client-item-1')
  storage.remove('client-item-2')
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('keeps that the server refused something', () => {
  const storage = createPendingStorage('me')
  storage.add('room', text)
  storage.change({ ...text, state: 'failed', code: 'CHAT_WAITING' })
  expect(storage.read()).toMatchObject([{ pending: { state: 'failed', code: 'CHAT_WAITING' } }])
})

it('brings nothing back that was cleared', () => {
  const storage = createPendingStorage('me')
  storage.add('room', text)
  clearChatStorage()
  storage.change({ ...text, state: 'failed', code: 'UNKNOWN' })
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it.each(['{"a":1}', 'broken', '[null, 1, {"channelId":"room"}]', '[{"channelId":1,"pending":{}}]'])(
  'reads nothing from %s',
  (stored) => {
    sessionStorage.setItem(KEY, stored)
    expect(createPendingStorage('me').read()).toEqual([])
  },
)

it('does without storage', () => {
  const storage = createPendingStorage('me', {
    getJson: () => null,
    set: () => false,
    remove: () => {},
  })
  expect(() => storage.add('room', text)).not.toThrow()
  expect(storage.read()).toEqual([])
})
