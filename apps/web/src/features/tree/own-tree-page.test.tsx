import type { HungOrnament, Tree } from '@doran/contract'
import { aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { hung, NOW, ownTree, received } from './internal/testing/a-tree.fake'
import { OwnTreePage } from './own-tree-page'

afterEach(cleanup)

const OPEN = 'POST /v1/letter/{letterId}/open'
const HIDE = 'PUT /v1/letter/{letterId}/hidden'
const BLOCK = 'POST /v1/letter/{letterId}/block'
const PAGE = 'GET /v1/tree/{shareCode}/ornament'
const BOX = 'GET /v1/tree/{treeId}/letter'
const CHANGE = 'PATCH /v1/tree/{treeId}'
const DELETE = 'DELETE /v1/tree/{treeId}'

type Open = {
  tree?: Partial<Tree>
  ornaments?: readonly HungOrnament[]
  replies?: Record<string, unknown[]>
}

function open({ tree = {}, ornaments = [hung(2)], replies = {} }: Open = {}) {
  const { client, requests } = fakeApi(replies, [])
  const replace = vi.fn<(href: string) => void>()
  render(<OwnTreePage tree={ownTree(tree)} ornaments={ornaments} now={NOW} />, {
    wrapper: siteAround({ isLoggedIn: true, api: client, router: aRouter({ replace }) }),
  })
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf, replace }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(button(name))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('before the day', () => {
  it('names what hangs, and says when it opens', async () => {
    const { inputsOf } = open({
      ornaments: [hung(4, { name: null, ornament: 'tangerine' }), hung(2)],
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('달무리의 나무')
    expect(screen.getByText('D-28')).toBeDefined()
    expect(screen.getByText('편지 2통 · 12월 25일에 열려요')).toBeDefined()
    const names = within(screen.getByRole('list', { name: '나무에 걸린 장식' }))
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label'))
    expect(names).toEqual(['3번 자리, 붕어빵 장식, 하늘이', '5번 자리, 귤 장식, 이름 없는 친구'])
    press('3번 자리, 붕어빵 장식, 하늘이')
    const sheet = await dialog('붕어빵 장식')
    expect(sheet.getByText('하늘이 님이 걸었어요. 12월 25일에 열려요.')).toBeDefined()
    expect(inputsOf(OPEN)).toEqual([])
  })

  it('is told how to fill an empty tree', () => {
    open({ tree: { letters: 0 }, ornaments: [] })
    expect(screen.getByText('아직 빈 가지예요. 링크를 보내면 금세 반짝일 거예요.')).toBeDefined()
    expect(button('링크 공유')).toBeDefined()
  })

  it('turns pages by buttons, keys and swipes, and reads each once', async () => {
    const { inputsOf } = open({
      tree: { pages: 2 },
      replies: { [PAGE]: [{ items: [hung(0, { letterId: 'letter-p2', name: '바다' })] }] },
    })
    press('다음 쪽')
    expect(await screen.findByRole('button', { name: /바다/ })).toBeDefined()
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
    expect(await screen.findByRole('button', { name: /하늘이/ })).toBeDefined()
    const list = screen.getByRole('list', { name: '나무에 걸린 장식' })
    const touch = { bubbles: true, pointerType: 'touch' }
    fireEvent(list, new PointerEvent('pointerdown', { ...touch, clientX: 200, clientY: 10 }))
    fireEvent(list, new PointerEvent('pointerup', { ...touch, clientX: 90, clientY: 14 }))
    expect(await screen.findByRole('button', { name: /바다/ })).toBeDefined()
    expect(inputsOf(PAGE).map((input) => input['query'])).toEqual([{ page: 1 }])
  })

  it('offers to read a page again that could not be read', async () => {
    open({
      tree: { pages: 2 },
      replies: { [PAGE]: [new Error('offline'), { items: [hung(0, { name: '바다' })] }] },
    })
    press('다음 쪽')
    expect(await screen.findByText('장식을 불러오지 못했어요.')).toBeDefined()
    press('다시 시도')
    expect(await screen.findByRole('button', { name: /바다/ })).toBeDefined()
  })
})

describe('after the day', () => {
  const isOpen = { isOpen: true, refusal: 'opened' } as const

  it('unwraps one letter after the other', async () => {
    const { inputsOf } = open({
      tree: isOpen,
      ornaments: [hung(2, { isUnread: true }), hung(5, { name: '바다', isUnread: true })],
      replies: { [OPEN]: [received(2), received(5, { name: '바다', text: '또 만나자' })] },
    })
    press('3번 자리, 붕어빵 장식, 하늘이, 아직 안 읽은 편지')
    const first = await dialog('하늘이의 편지')
    expect(await first.findByText('올해도 고마웠어!')).toBeDefined()
    fireEvent.click(first.getByRole('button', { name: '다음 편지' }))
    const second = await dialog('바다의 편지')
    expect(await second.findByText('또 만나자')).toBeDefined()
    expect(second.queryByRole('button', { name: '다음 편지' })).toBeNull()
    expect(inputsOf(OPEN).map((input) => input['params'])).toEqual([
      { letterId: 'letter-2' },
      { letterId: 'letter-5' },
    ])
    fireEvent.click(second.getByRole('button', { name: '닫기' }))
    expect(
      await screen.findByRole('button', { name: '3번 자리, 붕어빵 장식, 하늘이' }),
    ).toBeDefined()
  })

  it('goes on to the next unread letter on another page of ornaments', async () => {
    const far = { page: 1, name: '바다', isUnread: true }
    const { inputsOf } = open({
      tree: { ...isOpen, pages: 2 },
      ornaments: [hung(2, { isUnread: true })],
      replies: {
        [OPEN]: [received(2), received(5, { page: 1, name: '바다', text: '또 만나자' })],
        [BOX]: [
          {
            items: [received(2), received(5, { page: 1, name: '바다', isRead: false })],
            nextCursor: null,
          },
          { items: [], nextCursor: null },
        ],
        [PAGE]: [{ items: [hung(5, far)] }],
      },
    })
    press(/하늘이/)
    fireEvent.click(
      await (await dialog('하늘이의 편지')).findByRole('button', { name: '다음 편지' }),
    )
    const second = await dialog('바다의 편지')
    expect(await second.findByText('또 만나자')).toBeDefined()
    await waitFor(() => expect(inputsOf(BOX)).toHaveLength(2))
    expect(second.queryByRole('button', { name: '다음 편지' })).toBeNull()
    expect(inputsOf(PAGE).map((input) => input['query'])).toEqual([{ page: 1 }])
  })

  it('puts a letter out of sight', async () => {
    const { inputsOf } = open({
      tree: isOpen,
      replies: { [OPEN]: [received(2)], [HIDE]: [received(2, { isHidden: true })] },
    })
    press(/하늘이/)
    fireEvent.click((await dialog('하늘이의 편지')).getByRole('button', { name: '숨기기' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /붕어빵/ })).toBeNull())
    expect(inputsOf(HIDE)).toEqual([{ params: { letterId: 'letter-2' }, body: { isHidden: true } }])
  })

  it('takes no more letters of somebody, after a question', async () => {
    const { inputsOf } = open({
      tree: isOpen,
      replies: { [OPEN]: [received(2)], [BLOCK]: [null], [PAGE]: [{ items: [] }] },
    })
    press(/하늘이/)
    fireEvent.click(
      (await dialog('하늘이의 편지')).getByRole('button', { name: '이 사람 편지 그만 받기' }),
    )
    const question = within(await screen.findByRole('alertdialog'))
    expect(inputsOf(BLOCK)).toEqual([])
    fireEvent.click(question.getByRole('button', { name: '그만 받기' }))
    expect(await screen.findByText(/이제 이 사람의 편지는 걸리지 않아요/)).toBeDefined()
    await waitFor(() => expect(inputsOf(PAGE)).toHaveLength(1))
  })
})

describe('the letter box', () => {
  it('lists letters page by page, and by kind', async () => {
    const { inputsOf } = open({
      tree: { isOpen: true },
      replies: {
        [BOX]: [
          { items: [received(2)], nextCursor: 'next' },
          { items: [received(3, { name: null })], nextCursor: null },
          { items: [], nextCursor: null },
        ],
      },
    })
    press('편지함')
    const box = await dialog('편지함')
    expect(await box.findByText('올해도 고마웠어!')).toBeDefined()
    fireEvent.click(box.getByRole('button', { name: '더 보기' }))
    expect(await box.findByText('이름 없는 친구')).toBeDefined()
    fireEvent.click(box.getByRole('button', { name: '숨긴 편지' }))
    expect(await box.findByText('숨긴 편지가 없어요.')).toBeDefined()
    expect(inputsOf(BOX).map((input) => input['query'])).toEqual([
      { of: 'all', limit: 20 },
      { of: 'all', limit: 20, cursor: 'next' },
      { of: 'hidden', limit: 20 },
    ])
  })

  it('has no text of a letter before the day', async () => {
    open({
      replies: {
        [BOX]: [{ items: [received(2, { text: null, isRead: false })], nextCursor: null }],
      },
    })
    press('편지함')
    const box = await dialog('편지함')
    expect(await box.findByText('붕어빵 장식 · 11월 26일')).toBeDefined()
    expect(box.queryByRole('button', { name: '안 읽은' })).toBeNull()
  })
})

describe('the settings', () => {
  it('keep the day once a letter hangs, and stop taking letters', async () => {
    const { inputsOf } = open({ replies: { [CHANGE]: [ownTree({ name: '새 이름' })] } })
    press('나무 설정')
    const sheet = await dialog('나무 설정')
    expect(sheet.getByText(/편지가 걸린 뒤에는 여는 날을 바꿀 수 없어요/)).toBeDefined()
    fireEvent.change(sheet.getByLabelText('나무 이름'), { target: { value: '새 이름' } })
    fireEvent.click(sheet.getByRole('switch', { name: '편지 그만 받기' }))
    fireEvent.click(sheet.getByRole('button', { name: '저장' }))
    expect(await screen.findByRole('heading', { level: 1, name: '새 이름' })).toBeDefined()
    expect(inputsOf(CHANGE)).toEqual([
      {
        params: { treeId: 'tree-1' },
        body: {
          name: '새 이름',
          look: 'pine',
          ground: 'snowy-night',
          writers: 'everyone',
          showCount: true,
          showOrnaments: true,
          isClosed: true,
        },
      },
    ])
  })

  it('delete the tree after a question', async () => {
    const { inputsOf, replace } = open({ replies: { [DELETE]: [null] } })
    press('나무 설정')
    fireEvent.click((await dialog('나무 설정')).getByRole('button', { name: '나무 지우기' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(inputsOf(DELETE)).toEqual([])
    fireEvent.click(question.getByRole('button', { name: '지우기' }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/decorate-my-tree'))
  })
})
