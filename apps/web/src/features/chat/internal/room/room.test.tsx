import { ApiError } from '@doran/api-client'
import { ERRORS, type ErrorCode } from '@doran/contract/errors'
import type { ChatChannel, ChatItem } from '@doran/contract'
import { aMe } from '@doran/site/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aChannel, anItem, myItem, openChat, ROOM } from '../a-chat.fake'
import { Room } from './room'

const CHANNEL = 'GET /v1/chat/channel/{id}'
const ITEMS = 'GET /v1/chat/channel/{id}/items'
const SEND = 'POST /v1/chat/channel/{id}/item'
const SETTING = 'PATCH /v1/chat/channel/{id}/setting'

const many = (reply: unknown) => Array.from({ length: 8 }, () => reply)
const refusal = (code: ErrorCode) => new ApiError({ code, ...ERRORS[code] })

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('scrollBy', () => undefined)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

function open(
  channel: ChatChannel,
  items: readonly ChatItem[],
  replies: Record<string, unknown[]> = {},
  me = aMe(),
) {
  const numbered = items.map((item, index) => ({ ...item, seq: index + 1 }))
  const page = { items: numbered, nextCursor: null }
  return openChat(
    <Room me={me} channelId={ROOM} />,
    { [CHANNEL]: many(channel), [ITEMS]: many(page), ...replies },
    { pathname: '/chatroom', me },
  )
}

const box = () => screen.findByRole('textbox', { name: '메시지' })

describe('a room', () => {
  it('names the person, leads to their page and back to the list', async () => {
    open(aChannel(), [anItem({ body: '안녕하세요' })])
    expect((await screen.findByRole('link', { name: /달빛/ })).getAttribute('href')).toBe(
      '/doran-tales/creator/profile-2',
    )
    expect(screen.getByRole('link', { name: '대화 목록으로' }).getAttribute('href')).toBe('/chat')
    expect(await screen.findByText('안녕하세요')).toBeDefined()
    expect(screen.queryByText('개인정보나 돈 이야기는 조심해요.')).toBeNull()
  })

  it('keeps the focus on its heading once it knows whom it names', async () => {
    const known = Promise.withResolvers<ChatChannel>()
    open(aChannel(), [], { [CHANNEL]: many(known.promise) })
    const waiting = screen.getByRole('heading', { level: 1, name: '대화방' })
    waiting.tabIndex = -1
    waiting.focus()
    known.resolve(aChannel())
    const named = await screen.findByRole('heading', { level: 1, name: /달빛/ })
    expect(document.activeElement).toBe(named)
  })

  it('says where there is none', async () => {
    open(aChannel(), [], {
      [CHANNEL]: many(refusal('NOT_FOUND')),
      [ITEMS]: many(refusal('NOT_FOUND')),
    })
    expect(await screen.findByRole('heading', { name: '이 대화를 찾지 못했어요.' })).toBeDefined()
  })

  it('warns at first contact, and offers a beginning', async () => {
    open(aChannel({ status: 'empty', isMyRequest: false }), [])
    expect(await screen.findByText('개인정보나 돈 이야기는 조심해요.')).toBeDefined()
    expect(await screen.findByRole('button', { name: '안녕하세요! 작품 잘 봤어요.' })).toBeDefined()
  })

  it('shows what is sent at once, under one id, and keeps it where it fails', async () => {
    const { inputsOf } = open(aChannel(), [anItem()], { [SEND]: [refusal('CHAT_CLOSED')] })
    fireEvent.change(await box(), { target: { value: '네, 반가워요' } })
    fireEvent.keyDown(await box(), { key: 'Enter' })
    expect(await screen.findByText('네, 반가워요')).toBeDefined()
    expect(await screen.findByText(/보내지 못했어요/)).toBeDefined()
    expect(screen.getByText(/지금은 이 사람과 대화할 수 없어요/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '지우기' }))
    await waitFor(() => expect(screen.queryByText('네, 반가워요')).toBeNull())
    expect(inputsOf(SEND)).toMatchObject([
      { params: { id: ROOM }, body: { kind: 'text', body: '네, 반가워요' } },
    ])
  })

  it('reads new messages aloud one at a time, and none that stood there before', async () => {
    const { realtime } = open(aChannel(), [anItem({ body: '먼저 온 말' })])
    await screen.findByText('먼저 온 말')
    const voice = () =>
      [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent)
    expect(voice().join('')).toBe('')
    act(() => realtime.emit({ type: 'item', item: anItem({ seq: 2, body: '새로 온 말' }) }))
    await waitFor(() => expect(voice()).toContain('달빛: 새로 온 말'))
  })

  it('shows that the other person types', async () => {
    const { realtime } = open(aChannel(), [anItem()])
    await box()
    await waitFor(() => {
      act(() => realtime.setOtherTyping(ROOM, true))
      expect(screen.getByText('입력 중이에요')).toBeDefined()
    })
  })
})

describe('a first message', () => {
  const request = aChannel({ status: 'requested', isMyRequest: false })

  it('is answered by accepting, after which one can write', async () => {
    const { inputsOf } = open(request, [anItem()], { [SETTING]: [aChannel()] })
    const answer = within(await screen.findByRole('group', { name: '처음 온 대화' }))
    expect(screen.queryByRole('textbox', { name: '메시지' })).toBeNull()
    fireEvent.click(answer.getByRole('button', { name: '수락' }))
    expect(await box()).toBeDefined()
    expect(inputsOf(SETTING)).toEqual([{ params: { id: ROOM }, body: { hasAccepted: true } }])
  })

  it('can be left, which leads back to the list', async () => {
    const { replace } = open(request, [anItem()], { [SETTING]: [request] })
    const answer = within(await screen.findByRole('group', { name: '처음 온 대화' }))
    fireEvent.click(answer.getByRole('button', { name: '나가기' }))
    const question = within(await screen.findByRole('alertdialog'))
    fireEvent.click(question.getByRole('button', { name: '나가기' }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/chat'))
  })

  it('of one’s own waits for the answer', async () => {
    open(aChannel({ status: 'requested', refusal: 'waiting' }), [myItem()])
    expect(await screen.findByText('상대가 수락하면 더 보낼 수 있어요.')).toBeDefined()
    expect(screen.queryByRole('textbox', { name: '메시지' })).toBeNull()
  })
})

describe('a closed conversation', () => {
  it.each([
    ['with somebody who blocked', {}, '지금은 이 사람과 대화할 수 없어요.'],
    ['with somebody blocked', { isBlockedByMe: true }, /차단한 사람이에요/],
    [
      'with somebody who left',
      { profile: { id: 'x', name: '', profileImage: null, frame: null, isGone: true } },
      '탈퇴한 사용자와는 대화할 수 없어요.',
    ],
  ])('%s says so in place of the box', async (_name, over, line) => {
    open(aChannel({ refusal: 'closed', ...over }), [anItem()])
    expect(await screen.findByText(line)).toBeDefined()
    expect(screen.queryByRole('textbox', { name: '메시지' })).toBeNull()
  })
})
