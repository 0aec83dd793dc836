import { expect, it } from 'vitest'
import { countUnread, isUnread } from './unread.js'

const item = (id: string, isRead: boolean) => ({ profile: { id }, isRead })

it('an item is unread by whoever did not write it, until it is read', () => {
  expect(isUnread(item('other', false), 'me')).toBe(true)
  expect(isUnread(item('other', true), 'me')).toBe(false)
  expect(isUnread(item('me', false), 'me')).toBe(false)
})

it('counts them', () => {
  const items = [item('other', false), item('me', false), item('other', true), item('gone', false)]
  expect(countUnread(items, 'me')).toBe(2)
  expect(countUnread([], 'me')).toBe(0)
})
