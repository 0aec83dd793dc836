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
const some = { items: [anItem()], nextCursor: null }

const form = () => within(screen.getByRole('region', { name: '새로 쓰기' }))
const notices = () => within(screen.getByRole('region', { name: '공지' }))
const type = (at: ReturnType<typeof within>, label: string | RegExp, value: string) =>
  fireEvent.change(at.getByLabelText(label), { target: { value } })
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
})
