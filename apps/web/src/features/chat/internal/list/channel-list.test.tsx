import { ApiError } from '@doran/api-client'
import { ERRORS } from '@doran/contract/errors'
import { aMe } from '@doran/site/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aChannel, anItem, openChat, ROOM, THEIRS } from '../a-chat.fake'
import { ChannelList } from './channel-list'

const LIST = 'GET /v1/chat/my/channels'
const SETTING = 'PATCH /v1/chat/channel/{id}/setting'
const page = (...items: unknown[]) => ({ items, nextCursor: null })
const unread = aChannel({ unread: 2, lastItem: anItem({ body: '어디까지 읽으셨어요?' }) })
const request = aChannel({
  id: '0198f5a2-0000-7000-8000-0000000000a2',
  profile: { id: 'profile-3', name: '새벽', profileImage: null, frame: null, isGone: false },
  status: 'requested',
  isMyRequest: false,
  unread: 1,
  lastItem: anItem({ profile: { id: 'profile-3' }, body: '처음 뵙겠습니다' }),
})

afterEach(cleanup)

/** The lists are asked for in this order: first messages, the rest. */
function open(lists: unknown[], replies: Record<string, unknown[]> = {}, me = aMe()) {
  return openChat(<ChannelList me={me} />, { [LIST]: lists, ...replies }, { me })
}

const openMenu = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `${name} 님과의 대화 메뉴` }))
const choose = async (name: string) =>
  fireEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }))

describe('the list', () => {
  it('shows first messages apart, each row with what it says', async () => {
    const { inputsOf } = open([page(request), page(unread)])
    const requests = within(await screen.findByRole('region', { name: '처음 온 대화 (1)' }))
    expect(requests.getByRole('link').textContent).toContain('처음 뵙겠습니다')
    const talks = within(screen.getByRole('region', { name: '이어지는 대화' }))
    const row = talks.getByRole('link')
    expect(row.getAttribute('href')).toBe(`/chatroom?id=${ROOM}`)
    expect(row.textContent).toContain('달빛')
    expect(row.textContent).toContain('읽지 않은 메시지 2개')
    expect(inputsOf(LIST).map((input) => input['query'])).toEqual([
      { box: 'requests' },
      { box: 'talks' },
    ])
  })

  it('says where there is nothing, and leads to stories', async () => {
    open([page(), page()])
    expect(await screen.findByRole('heading', { name: '아직 나눈 대화가 없어요.' })).toBeDefined()
    expect(screen.getByRole('link', { name: '이야기 둘러보기' }).getAttribute('href')).toBe(
      '/doran-tales',
    )
    expect(screen.queryByRole('search')).toBeNull()
  })

  it('is searched by name on the server, once typing has stopped', async () => {
    const { inputsOf } = open([page(), page(unread), page(), page()])
    const box = await screen.findByRole('searchbox', { name: '이름으로 찾기' })
    fireEvent.change(box, { target: { value: '없' } })
    fireEvent.change(box, { target: { value: '없는 이름' } })
    expect(await screen.findByRole('heading', { name: '찾는 사람이 없어요.' })).toBeDefined()
    expect(inputsOf(LIST).map((input) => input['query'])).toEqual([
      { box: 'requests' },
      { box: 'talks' },
      { box: 'requests', name: '없는 이름' },
      { box: 'talks', name: '없는 이름' },
    ])
  })

  it('can be tried again after a failure', async () => {
    const failed = () => new ApiError({ code: 'NOT_ALLOWED', ...ERRORS.NOT_ALLOWED })
    open([failed(), failed(), page(), page(unread)])
    fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('link', { name: /달빛/ })).toBeDefined()
  })

  it('says that messages may come late while there is no live connection', async () => {
    const { realtime } = open([page(), page(unread), page(), page(unread)])
    await screen.findByRole('link', { name: /달빛/ })
    act(() => realtime.setStatus('off'))
    expect(screen.getByText(/새 메시지를 기다리는 중이에요/)).toBeDefined()
    act(() => realtime.setStatus('live'))
    expect(screen.queryByText(/새 메시지를 기다리는 중이에요/)).toBeNull()
  })
})

describe('a row’s menu', () => {
  it('turns notifications off', async () => {
    const { inputsOf } = open([page(), page(unread)], {
      [SETTING]: [aChannel({ ...unread, isQuiet: true })],
    })
    await openMenu('달빛')
    await choose('알림 끄기')
    expect(await screen.findByText('알림 꺼짐')).toBeDefined()
    expect(inputsOf(SETTING)).toEqual([{ params: { id: ROOM }, body: { isQuiet: true } }])
  })

  it('marks everything as read, up to the last message', async () => {
    const read = aChannel({ ...unread, unread: 0 })
    const { inputsOf } = open([page(), page(unread), page(), page(read)], {
      'POST /v1/chat/channel/{id}/read': [undefined],
    })
    await openMenu('달빛')
    await choose('읽음으로 표시')
    await waitFor(() => expect(screen.queryByText('읽지 않은 메시지')).toBeNull())
    expect(inputsOf('POST /v1/chat/channel/{id}/read')).toEqual([
      { params: { id: ROOM }, body: { upTo: unread.lastItem?.id } },
    ])
  })

  it('leaves a conversation only after asking', async () => {
    const { inputsOf } = open([page(), page(unread), page(), page()], { [SETTING]: [unread] })
    await openMenu('달빛')
    await choose('나가기')
    const question = within(await screen.findByRole('alertdialog'))
    expect(inputsOf(SETTING)).toEqual([])
    fireEvent.click(question.getByRole('button', { name: '나가기' }))
    expect(await screen.findByText('대화방에서 나왔어요.')).toBeDefined()
    expect(inputsOf(SETTING)).toEqual([{ params: { id: ROOM }, body: { hasLeft: true } }])
    await waitFor(() => expect(screen.queryByRole('link', { name: /달빛/ })).toBeNull())
  })

  it('offers nothing about a person who left the product', async () => {
    const profile = { id: THEIRS, name: '', profileImage: null, frame: null, isGone: true }
    open([page(), page(aChannel({ ...unread, profile }))])
    await openMenu('탈퇴한 사용자')
    const menu = within(await screen.findByRole('dialog'))
    expect(menu.getByRole('button', { name: '나가기' })).toBeDefined()
    expect(menu.queryByRole('button', { name: '차단하기' })).toBeNull()
    expect(menu.queryByRole('button', { name: '신고하기' })).toBeNull()
  })

  it('is not offered on a borrowed device', async () => {
    const me = aMe({ session: { ...aMe().session, isLimited: true } })
    open([page(), page(unread)], {}, me)
    await screen.findByRole('link', { name: /달빛/ })
    expect(screen.queryByRole('button', { name: /대화 메뉴/ })).toBeNull()
  })
})
