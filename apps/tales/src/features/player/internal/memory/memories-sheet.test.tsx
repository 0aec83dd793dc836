import { ApiError } from '@doran/api-client'
import type { StoryMemory } from '@doran/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPanel } from '../testing/open-panel.fake'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const LIST = 'GET /v1/tales/session/{sessionUuid}/memory'
const ADD = 'POST /v1/tales/session/{sessionUuid}/memory'
const CHANGE = 'PATCH /v1/tales/memory/{memoryUuid}'
const FORGET = 'DELETE /v1/tales/memory/{memoryUuid}'
const RESTORE = 'POST /v1/tales/memory/{memoryUuid}/restore'

function aMemory(over: Partial<StoryMemory> = {}): StoryMemory {
  return {
    id: 'm1',
    kind: 'promise',
    text: '새벽까지 문을 열지 않기로 했다.',
    source: 'auto',
    isPinned: false,
    isEdited: false,
    turnId: 't3',
    turnIndex: 3,
    fromIndex: null,
    createdAt: '2026-11-28T00:00:00.000Z',
    ...over,
  }
}
const PAGE = { items: [aMemory()], nextCursor: null }

const open = (replies: Record<string, unknown[]>) =>
  openPanel({ name: 'memories' }, { session: { memoryCount: 1 }, replies })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('lists what is remembered, whose it is and from which scenes, and picks a kind', async () => {
  const summary = aMemory({
    id: 'm2',
    kind: 'summary',
    text: '둘은 남았다.',
    fromIndex: 2,
    turnIndex: 11,
  })
  const mine = aMemory({
    id: 'm3',
    kind: 'thing',
    text: '열쇠는 다섯 개.',
    source: 'me',
    isPinned: true,
  })
  const { requests } = open({
    [LIST]: [
      { items: [mine, summary], nextCursor: null },
      { items: [summary], nextCursor: null },
    ],
  })
  const first = await screen.findByText('열쇠는 다섯 개.')
  const item = within(first.closest('li') ?? document.body)
  expect(item.getByText('내가 적었어요')).toBeDefined()
  expect(item.getByRole('button', { name: '고정 풀기' })).toBeDefined()
  expect(screen.getByRole('button', { name: '3~12번째 장면' })).toBeDefined()
  press('줄거리')
  await waitFor(() => expect(screen.queryByText('열쇠는 다섯 개.')).toBeNull())
  expect(requests(LIST).map(({ query }) => query)).toEqual([{}, { kind: 'summary' }])
})

test('says where nothing is remembered', async () => {
  open({ [LIST]: [{ items: [], nextCursor: null }] })
  expect(await screen.findByText(/아직 기억한 것이 없어요/)).toBeDefined()
})

test('may be tried again where it could not be read', async () => {
  const down = new ApiError({ code: 'UNKNOWN', message: '잠시 뒤에 해 주세요.', status: 500 })
  open({ [LIST]: [down, PAGE] })
  fireEvent.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText(PAGE.items[0]?.text ?? '')).toBeDefined()
})

test('pins a memory in its place', async () => {
  const { requests } = open({ [LIST]: [PAGE], [CHANGE]: [aMemory({ isPinned: true })] })
  fireEvent.click(await screen.findByRole('button', { name: '고정' }))
  expect(await screen.findByRole('button', { name: '고정 풀기' })).toBeDefined()
  expect(requests(CHANGE)).toMatchObject([
    { params: { memoryUuid: 'm1' }, body: { isPinned: true } },
  ])
})

test('changes a memory, and keeps what was typed where that was refused', async () => {
  const full = new ApiError({ code: 'MEMORIES_FULL', message: '가득 찼어요.', status: 409 })
  const { requests } = open({
    [LIST]: [PAGE],
    [CHANGE]: [full, aMemory({ text: '문을 열지 않는다.', isEdited: true })],
  })
  fireEvent.click(await screen.findByRole('button', { name: '고치기' }))
  const box = screen.getByLabelText<HTMLTextAreaElement>('기억할 문장')
  fireEvent.change(box, { target: { value: '  문을 열지 않는다. ' } })
  press('저장')
  expect(await screen.findByText('가득 찼어요.')).toBeDefined()
  expect(box.value).toBe('  문을 열지 않는다. ')
  press('저장')
  expect(await screen.findByText('이야기가 기억했어요 · 고침')).toBeDefined()
  expect(requests(CHANGE).at(-1)).toMatchObject({ body: { text: '문을 열지 않는다.' } })
})

test('a memory beyond 120 characters is refused before it is sent', async () => {
  const { requests } = open({ [LIST]: [PAGE] })
  fireEvent.click(await screen.findByRole('button', { name: '고치기' }))
  fireEvent.change(screen.getByLabelText('기억할 문장'), { target: { value: '가'.repeat(121) } })
  press('저장')
  expect(await screen.findByText('기억 하나는 120자까지 적을 수 있어요.')).toBeDefined()
  expect(requests(CHANGE)).toEqual([])
})

test('forgets a memory, and remembers it again', async () => {
  const { requests, did } = open({
    [LIST]: [PAGE, PAGE],
    [FORGET]: [undefined],
    [RESTORE]: [aMemory()],
  })
  fireEvent.click(await screen.findByRole('button', { name: '잊기' }))
  await waitFor(() => expect(screen.queryByText(aMemory().text)).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '기억 목록' }))
  fireEvent.click(await screen.findByRole('button', { name: '되돌리기', hidden: true }))
  expect(await screen.findByText(aMemory().text)).toBeDefined()
  expect(requests(RESTORE)).toHaveLength(1)
  expect(did).toEqual(['refresh', 'refresh', 'refresh'])
})

test('takes up something of the reader’s own, which is kept until it is sent', async () => {
  const reply = aMemory({ id: 'm9', source: 'me', text: '내 이름은 하람이다.' })
  const { requests, did, unmount } = open({ [LIST]: [PAGE] })
  fireEvent.click(await screen.findByRole('button', { name: '직접 적기' }))
  fireEvent.change(screen.getByLabelText('기억할 문장'), { target: { value: reply.text } })
  unmount()
  expect(requests(ADD)).toEqual([])
  const again = open({
    [LIST]: [PAGE, { items: [reply, ...PAGE.items], nextCursor: null }],
    [ADD]: [reply],
  })
  fireEvent.click(await screen.findByRole('button', { name: '쓰던 기억 이어 적기' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('기억할 문장').value).toBe(reply.text)
  fireEvent.change(screen.getByLabelText('종류'), { target: { value: 'person' } })
  press('기억하기')
  expect(await screen.findByText(reply.text)).toBeDefined()
  expect(again.requests(ADD)).toMatchObject([
    {
      body: {
        turnUuid: 'leaf',
        text: reply.text,
        kind: 'person',
        clientMemoryId: expect.any(String),
      },
    },
  ])
  expect([did, again.did]).toEqual([['refresh'], ['refresh', 'refresh']])
})

test('leads to a memory’s scene, in a sheet of its own where it is not loaded', async () => {
  const { opened } = open({ [LIST]: [PAGE] })
  fireEvent.click(await screen.findByRole('button', { name: '4번째 장면' }))
  expect(opened).toEqual([{ name: 'read', index: 3 }])
})
