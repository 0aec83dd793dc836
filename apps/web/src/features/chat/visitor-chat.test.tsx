import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { idOf, redirectPath, roomPath } from './chat-address'
import { openChat, ROOM } from './internal/a-chat.fake'
import { VisitorChat } from './visitor-chat'

afterEach(cleanup)

it('tells a visitor what conversations are, and leads back to the same one', () => {
  const { inputsOf } = openChat(<VisitorChat next={roomPath(ROOM)} />, {}, { isLoggedIn: false })
  const login = new URL(
    screen.getByRole('link', { name: '로그인' }).getAttribute('href') ?? '',
    'http://localhost',
  )
  expect(login.searchParams.get('next')).toBe(`/chatroom?id=${ROOM}`)
  expect(login.searchParams.get('reason')).toBe('chat')
  expect(inputsOf('GET /v1/chat/my/channels')).toEqual([])
})

it('knows an id of an address from anything else', () => {
  expect(idOf(ROOM.toUpperCase())).toBe(ROOM)
  expect(idOf(undefined)).toBeNull()
  expect(idOf([ROOM, ROOM])).toBeNull()
  expect(idOf('../me')).toBeNull()
  expect(redirectPath(ROOM)).toBe(`/chat/redirect?profileUUID=${ROOM}`)
})
