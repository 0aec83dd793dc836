import type { NewsItem } from '@doran/contract'
import { ERRORS } from '@doran/contract/errors'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openAdmin, refusal } from './internal/testing/an-operator.fake'
import { NewsPage } from './news-page'

const LIST = 'GET /v1/news'
const CREATE = 'POST /v1/admin/news'
const EDIT = 'PUT /v1/admin/news/{newsId}'
const DELETE = 'DELETE /v1/admin/news/{newsId}'

afterEach(cleanup)

const anItem = (over: Partial<NewsItem> = {}): NewsItem => ({
  id: 'news-1',
  kind: 'notice',
  tag: null,
  area: null,
  title: '규칙을 지켜 주세요',
  body: [{ type: 'paragraph', spans: [{ text: '한 번 ' }, { text: '읽어', bold: true }] }],
  link: '/community/rule',
  thanks: null,
  isPinned: true,
  reactions: { glad: 0, useful: 0 },
  mine: null,
  publishedAt: '2026-11-24T03:00:00.000Z',
  editedAt: null,
  ...over,
})

const none = { items: [], nextCursor: null }
const listOf = (...items: NewsItem[]) => ({ items, nextCursor: null })
const some = { items: [anItem()], nextCursor: null }

const form = () => within(screen.getByRole('region', { name: '새로 쓰기' }))
const notices = () => within(screen.getByRole('region', { name: '공지' }))
const type = (at: ReturnType<typeof within>, label: string | RegExp, value: string) =>
  fireEvent.change(at.getByLabelText(label), { target: { value } })
const editButton = (title: string) => screen.getByRole('button', { name: `고치기: ${title}` })
const send = () => fireEvent.click(form().getByRole('button', { name: '올리기' }))

function writeNew() {
  type(form(), '제목', '월드컵이 열렸어요')
  type(form(), '어떤 소식인가요', 'new')
  type(form(), '영역', 'games')
  type(form(), '내용', '골라 보세요.\n\n- 하나\n- 둘')
  type(form(), /^링크/, '/worldcup')
}

it('publishes what was typed, as it was shown before', async () => {
  const { inputsOf } = openAdmin(<NewsPage />, {
    [LIST]: [none, none, none, none],
    [CREATE]: [anItem()],
  })
  writeNew()
  const preview = within(screen.getByRole('region', { name: '미리보기' }))
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '하나',
    '둘',
  ])
  send()
  await screen.findByText('소식을 올렸어요.')
  const item = (text: string) => ({ level: 0, spans: [{ text }] })
  expect(inputsOf(CREATE)).toEqual([
    {
      body: {
        clientNewsId: expect.stringMatching(/^[\w-]{10,40}$/),
        kind: 'changelog',
        tag: 'new',
        area: 'games',
        title: '월드컵이 열렸어요',
        body: [
          { type: 'paragraph', spans: [{ text: '골라 보세요.' }] },
          { type: 'list', isOrdered: false, items: [item('하나'), item('둘')] },
        ],
        link: '/worldcup',
        thanks: null,
        isPinned: false,
      },
    },
  ])
  expect(form().getByLabelText('제목')).toHaveProperty('value', '')
})

it('keeps what was typed when sending fails, and sends it under the same key', async () => {
  const { inputsOf } = openAdmin(<NewsPage />, {
    [LIST]: [none, none, none, none],
    [CREATE]: [refusal('UNKNOWN'), anItem()],
  })
  writeNew()
  send()
  await waitFor(() => expect(inputsOf(CREATE)).toHaveLength(1))
  await screen.findByText(ERRORS.UNKNOWN.message)
  expect(form().getByLabelText('제목')).toHaveProperty('value', '월드컵이 열렸어요')
  send()
  await screen.findByText('소식을 올렸어요.')
  const [first, second] = inputsOf(CREATE)
  expect(second).toEqual(first)
})

it('makes links of what the format says, and sends none that is broken', async () => {
  const { inputsOf } = openAdmin(<NewsPage />, {
    [LIST]: [none, none, none, none],
    [CREATE]: [anItem()],
  })
  writeNew()
  type(form(), '내용', '[글](community) 보기')
  send()
  expect(await screen.findByText(/처럼 적어 주세요/)).toBeDefined()
  expect(inputsOf(CREATE)).toEqual([])
  type(form(), '내용', '[글](/community) 보기')
  const preview = within(screen.getByRole('region', { name: '미리보기' }))
  expect(preview.getByRole('link', { name: '글' }).getAttribute('href')).toBe('/community')
  send()
  await screen.findByText('소식을 올렸어요.')
  expect(inputsOf(CREATE)).toMatchObject([
    { body: { body: [{ spans: [{ text: '글', href: '/community' }, { text: ' 보기' }] }] } },
  ])
})

it('says what is missing and sends nothing', async () => {
  const { inputsOf } = openAdmin(<NewsPage />, { [LIST]: [none, none] })
  type(form(), /^링크/, 'https://example.com')
  send()
  expect(await screen.findByText(/제목을 적어 주세요/)).toBeDefined()
  expect(screen.getAllByText(/어떤 소식인지와 영역을 골라/)).toHaveLength(2)
  expect(screen.getByText(/내용을 적어 주세요/)).toBeDefined()
  expect(screen.getByText(/\/로 시작해서/)).toBeDefined()
  expect(inputsOf(CREATE)).toEqual([])
})

it('edits what is published, with its format', async () => {
  const { inputsOf } = openAdmin(<NewsPage />, {
    [LIST]: [none, some, none, some],
    [EDIT]: [anItem()],
  })
  fireEvent.click(await screen.findByRole('button', { name: /^고치기/ }))
  expect(notices().getByLabelText('내용')).toHaveProperty('value', '한 번 **읽어**')
  type(notices(), '제목', '규칙이 바뀌었어요')
  fireEvent.click(notices().getByRole('checkbox', { name: '맨 위에 고정' }))
  fireEvent.click(notices().getByRole('button', { name: '저장' }))
  await screen.findByText('소식을 고쳤어요.')
  const { kind, tag, area, body, link, thanks } = anItem()
  const text = { kind, tag, area, body, link, thanks }
  expect(inputsOf(EDIT)).toEqual([
    {
      params: { newsId: 'news-1' },
      body: { ...text, title: '규칙이 바뀌었어요', isPinned: false },
    },
  ])
})

it('deletes only what it was asked twice to', async () => {
  const { inputsOf } = openAdmin(<NewsPage />, {
    [LIST]: [none, some, none, none],
    [DELETE]: [undefined],
  })
  fireEvent.click(await screen.findByRole('button', { name: /^삭제/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(inputsOf(DELETE)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: '삭제' }))
  await screen.findByText('소식을 지웠어요.')
  expect(inputsOf(DELETE)).toEqual([{ params: { newsId: 'news-1' } }])
  expect(await screen.findAllByText('아직 올린 것이 없어요.')).toHaveLength(2)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '올린 공지' })),
  )
})

it('goes on to what follows a deleted item', async () => {
  const [first, second] = [anItem(), anItem({ id: 'news-2', title: '둘째' })]
  openAdmin(<NewsPage />, {
    [LIST]: [none, listOf(first, second), none, listOf(second)],
    [DELETE]: [undefined],
  })
  const pressed = await screen.findByRole('button', { name: '삭제: 규칙을 지켜 주세요' })
  pressed.focus()
  fireEvent.click(pressed)
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: '삭제' }))
  await waitFor(() => expect(document.activeElement).toBe(editButton('둘째')))
  await waitFor(() => expect(screen.queryByText('규칙을 지켜 주세요')).toBeNull())
  expect(document.activeElement).toBe(editButton('둘째'))
})

it('goes back to the button of an item whose editor was closed, and to the list where it left that', async () => {
  const changed = anItem({ kind: 'changelog', tag: 'new', area: 'games' })
  openAdmin(<NewsPage />, {
    [LIST]: [none, some, none, some, listOf(changed), none],
    [EDIT]: [anItem(), changed],
  })
  const edit = async (press: string) => {
    fireEvent.click(await screen.findByRole('button', { name: /^고치기/ }))
    const button = notices().getByRole('button', { name: press })
    button.focus()
    return () => fireEvent.click(button)
  }
  ;(await edit('닫기'))()
  expect(document.activeElement).toBe(editButton('규칙을 지켜 주세요'))
  ;(await edit('저장'))()
  await waitFor(() => expect(notices().queryByRole('button', { name: '저장' })).toBeNull())
  expect(document.activeElement).toBe(editButton('규칙을 지켜 주세요'))
  const save = await edit('저장')
  type(notices(), '종류', 'changelog')
  type(notices(), '어떤 소식인가요', 'new')
  type(notices(), '영역', 'games')
  save()
  await waitFor(() => expect(notices().queryByText('규칙을 지켜 주세요')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '올린 공지' })),
  )
})

it('goes to the title once what was typed is given up', () => {
  openAdmin(<NewsPage />, { [LIST]: [none, none] })
  type(form(), '제목', '쓰다 만 소식')
  fireEvent.click(form().getByRole('button', { name: '변경 취소' }))
  expect(form().getByLabelText('제목')).toHaveProperty('value', '')
  expect(document.activeElement).toBe(form().getByLabelText('제목'))
})
