import { ApiError } from '@doran/api-client'
import { STORAGE_KEYS } from '@doran/contract/names'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aNote, aToday } from './internal/testing/a-morning.fake'
import { openMorning, press } from './internal/testing/open-morning.fake'
import { morningHref, readMorningAddress } from './morning-address'

afterEach(cleanup)

const LIST = 'GET /v1/morning/note'
const REACT = 'PUT /v1/morning/note/{noteId}/reaction'
const DELETE = 'DELETE /v1/morning/note/{noteId}'
const REPORT = 'POST /v1/report'

const boardOf = () => within(screen.getByRole('region', { name: '오늘 아침의 말들' }))
// Lists are remembered by their day as far as they were read.
let days = 0
const openWith = (
  items: ReturnType<typeof aNote>[],
  more: Parameters<typeof openMorning>[0] = {},
) => {
  days += 1
  const day = `2026-10-${String(days).padStart(2, '0')}`
  return openMorning({
    today: aToday({ day }),
    notes: { items, nextCursor: null },
    ...more,
  })
}

describe('the board', () => {
  it('waits for a first voice', () => {
    openWith([])
    expect(screen.getByText('오늘 첫 번째 목소리가 되어 주세요.')).toBeDefined()
  })

  it('shows what people left, with a name and without', () => {
    openWith([aNote(), aNote({ id: 'n2', text: '커피 향', author: null })])
    const board = boardOf()
    expect(board.getByRole('article', { name: '달빛의 한 줄' }).textContent).toContain(
      '첫눈이 왔어요',
    )
    expect(board.getByRole('article', { name: '이름 없는 아침의 한 줄' })).toBeDefined()
    expect(board.getByText('오늘 2명이 다녀갔어요.')).toBeDefined()
    expect(board.getByRole('link', { name: '공감순' }).getAttribute('href')).toBe(
      '/morningboard?sort=liked#board',
    )
  })

  it('goes on page by page, each note once', async () => {
    const second = { items: [aNote(), aNote({ id: 'n2', text: '둘째' })], nextCursor: null }
    const { inputsOf } = openWith([], {
      notes: { items: [aNote()], nextCursor: 'c2' },
      today: aToday({ day: '2026-09-01' }),
      sort: 'liked',
      replies: { [LIST]: [second] },
    })
    screen.getByRole('link', { name: '더 보기' }).click()
    expect(await screen.findByText('둘째')).toBeDefined()
    expect(screen.getAllByText('첫눈이 왔어요')).toHaveLength(1)
    expect(inputsOf(LIST)).toEqual([{ query: { sort: 'liked', cursor: 'c2' } }])
  })

  it('says where its notes cannot be read, and the rest of the page stands', () => {
    openMorning({ notes: null })
    expect(screen.getByText('오늘의 말들을 불러오지 못했어요.')).toBeDefined()
    expect(screen.getByRole('button', { name: '출석하기' })).toBeDefined()
  })

  it('reads its order from the address, and nothing else', () => {
    expect(readMorningAddress({ sort: 'liked', cursor: 'c' })).toEqual({
      sort: 'liked',
      cursor: 'c',
    })
    expect(readMorningAddress({ sort: ['liked', 'new'] })).toEqual({ sort: 'new', cursor: '' })
    expect(morningHref({ sort: 'new' })).toBe('/morningboard')
  })
})

describe('a reaction', () => {
  it('shows at once, one at a time, and is taken back by the same press', async () => {
    const settled = aNote({ reaction: 'pat', reactions: { nod: 1, pat: 1, clap: 0 } })
    const { inputsOf } = openWith([aNote()], { replies: { [REACT]: [settled, aNote()] } })
    press('토닥')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '토닥 1' }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    )
    press('토닥 1')
    await waitFor(() => expect(screen.getByRole('button', { name: '토닥' })).toBeDefined())
    expect(inputsOf(REACT)).toEqual([
      { params: { noteId: 'n1' }, body: { reaction: 'pat' } },
      { params: { noteId: 'n1' }, body: { reaction: null } },
    ])
  })

  it('is taken back where the call fails', async () => {
    const failed = new ApiError({ code: 'NETWORK', status: 0, message: '연결이 끊겼어요.' })
    openWith([aNote()], { replies: { [REACT]: [failed] } })
    press('끄덕 1')
    expect(await screen.findByText('연결이 끊겼어요.')).toBeDefined()
    expect(screen.getByRole('button', { name: '끄덕 1' }).getAttribute('aria-pressed')).toBe(
      'false',
    )
  })

  it('of a visitor asks to sign in, and waits for it', async () => {
    const { inputsOf } = openWith([aNote()], {
      isLoggedIn: false,
      today: aToday({ mine: null, day: '2026-09-02' }),
      calendar: null,
    })
    press('짝짝')
    const sheet = within(
      await screen.findByRole('dialog', { name: '마음을 남기려면 로그인해 주세요.' }),
    )
    expect(inputsOf(REACT)).toEqual([])
    fireEvent.click(sheet.getByRole('link', { name: '회원가입' }))
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEYS.pendingAction) ?? 'null')
    expect(stored).toMatchObject({
      action: { type: 'react-to-note', noteId: 'n1', reaction: 'clap' },
    })
  })
})

describe('a note', () => {
  it('of one’s own is deleted after asking', async () => {
    const own = aNote({ isMine: true })
    const { inputsOf, countRefreshes } = openWith([own, aNote({ id: 'n2', text: '남는 말' })], {
      replies: { [DELETE]: [undefined] },
    })
    expect(screen.queryAllByRole('button', { name: '신고' })).toHaveLength(1)
    press('지우기')
    const dialog = await screen.findByRole('alertdialog')
    expect(inputsOf(DELETE)).toEqual([])
    within(dialog).getByRole('button', { name: '지우기' }).click()
    expect(await screen.findByText('한 줄을 지웠어요.')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('첫눈이 왔어요')).toBeNull())
    expect(screen.getByText('남는 말')).toBeDefined()
    expect(countRefreshes()).toBe(1)
  })

  it('of somebody else is reported', async () => {
    const { inputsOf } = openWith([aNote()], { replies: { [REPORT]: [undefined] } })
    press('신고')
    const sheet = within(await screen.findByRole('dialog', { name: '신고하기' }))
    const [reason] = sheet.getAllByRole('radio')
    reason?.click()
    sheet.getByRole('button', { name: '신고하기' }).click()
    await waitFor(() => expect(inputsOf(REPORT)).toHaveLength(1))
    expect(inputsOf(REPORT)[0]).toMatchObject({
      body: { targetType: 'morning_note', targetId: 'n1' },
    })
  })
})

it('tells of what happened, with where to read more', () => {
  const item = { title: '밀실 도서관', text: '문이 잠긴 밤' }
  openMorning({
    today: aToday({
      bulletin: [
        { ...item, type: 'story', path: '/doran-tales/theme/t1' },
        { ...item, type: 'post', title: '좋은 글', path: 'p1' },
      ],
    }),
  })
  const news = within(screen.getByRole('region', { name: '아침 소식' }))
  expect(news.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/doran-tales/theme/t1',
    '/community/p1',
  ])
})
