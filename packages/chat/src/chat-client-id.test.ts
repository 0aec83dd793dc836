import { safeStorage } from '@doran/browser-storage'
import { expect, it } from 'vitest'
import { chatClientId } from './chat-client-id.js'

const KEY = 'doran_chat_client_id'

it('is made once and is the same in all tabs', () => {
  const id = chatClientId()
  expect(id).toMatch(/^[\w-]{9}$/)
  expect(localStorage.getItem(KEY)).toBe(id)
  expect(chatClientId()).toBe(id)
})

it('is the one that is stored, unless that is broken', () => {
  localStorage.setItem(KEY, 'abcdefghi')
  expect(chatClientId()).toBe('abcdefghi')
  localStorage.setItem(KEY, 'too long to be one')
  expect(chatClientId()).toMatch(/^[\w-]{9}$/)
})

it('is one for the page’s life where storage throws', () => {
  const storage = safeStorage(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const id = chatClientId(storage)
  expect(id).toMatch(/^[\w-]{9}$/)
  expect(chatClientId(storage)).toBe(id)
})
