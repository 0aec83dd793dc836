import type { YearBook } from '@doran/contract'
import { aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { BookPage } from './book-page'
import { aYearBook, CODE } from './internal/a-book.fake'

afterEach(cleanup)

const PAGE = 'PATCH /v1/yearend/book/{shareCode}/page/{number}'
const SHARED = 'PUT /v1/yearend/book/{shareCode}/shared'
const OPENED = 'PUT /v1/yearend/book/{shareCode}/opened'
const DELETE = 'DELETE /v1/yearend/book/{shareCode}'
const LETTER = 'POST /v1/yearend/{year}/letter'

function open(
  over: Partial<YearBook> = {},
  replies: Record<string, unknown[]> = {},
  isLoggedIn = true,
) {
  const { client, requests } = fakeApi(replies, [])
  const refresh = vi.fn<() => void>()
  const replace = vi.fn<() => void>()
  const { container } = render(<BookPage book={aYearBook(over)} />, {
    wrapper: siteAround({ isLoggedIn, api: client, router: aRouter({ refresh, replace }) }),
  })
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { container, inputsOf, refresh, replace }
}

/** Neighbours are seen alone. */
const shown = () => screen.getByRole('img').getAttribute('aria-label')
const key = (name: string) => fireEvent.keyDown(document.body, { key: name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const listed = async () => {
  press('쪽 목록')
  return within(await screen.findByRole('dialog'))
}

describe('turning pages', () => {
  it('is done by arrows, Home and End, and stops at both ends', () => {
    open()
    expect(shown()).toBe('cover 그림')
    key('ArrowLeft')
    expect(shown()).toBe('cover 그림')
    key('ArrowRight')
    expect(shown()).toBe('numbers 그림')
    key('End')
    expect(shown()).toBe('back 그림')
    key('ArrowRight')
    expect(shown()).toBe('back 그림')
    key('Home')
    expect(shown()).toBe('cover 그림')
  })

  it('is done by a tap on either side, by buttons, and by a swipe', () => {
    const { container } = open()
    const zone = (side: string) => {
      const found = container.querySelector(`[data-turn="${side}"]`)
      if (!found) throw new Error(`no zone ${side}`)
      return found
    }
    fireEvent.click(zone('on'))
    expect(shown()).toBe('numbers 그림')
    fireEvent.click(zone('back'))
    expect(shown()).toBe('cover 그림')
    press('다음 쪽')
    expect(shown()).toBe('numbers 그림')
    press('이전 쪽')
    expect(shown()).toBe('cover 그림')
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(zone('on'), { touches: [{ clientX: from, clientY: 300 }] })
      fireEvent.touchEnd(zone('on'), { changedTouches: [{ clientX: to, clientY: 310 }] })
    }
    swipe(300, 120)
    expect(shown()).toBe('numbers 그림')
    swipe(300, 290)
    expect(shown()).toBe('numbers 그림')
  })

  it('is done from the list of pages', async () => {
    open()
    const list = await listed()
    fireEvent.click(list.getByRole('button', { name: /올해의 우승자/ }))
    await waitFor(() => expect(shown()).toBe('champion 그림'))
  })
})

describe('the owner', () => {
  it('hides a page from others', async () => {
    const pages = aYearBook().pages.map((each) => ({ ...each, isShown: each.number !== 1 }))
    const { inputsOf, refresh } = open({}, { [PAGE]: [aYearBook({ pages, revision: 4 })] })
    const list = await listed()
    fireEvent.click(list.getByRole('switch', { name: '표지 보여 주기' }))
    await waitFor(() =>
      expect(list.getByRole<HTMLInputElement>('switch', { name: '표지 보여 주기' }).checked).toBe(
        false,
      ),
    )
    expect(inputsOf(PAGE)).toEqual([
      { params: { shareCode: CODE, number: 1 }, body: { isShown: false } },
    ])
    expect(refresh).toHaveBeenCalledOnce()
    expect(screen.getByText('나만 보는 쪽')).toBeDefined()
  })

  it('shares the book after a question, passes its link on, and can stop it', async () => {
    const share = vi.fn<(shared: ShareData) => Promise<void>>(() => Promise.resolve())
    vi.stubGlobal('navigator', { share })
    const { inputsOf } = open(
      {},
      { [SHARED]: [aYearBook({ isShared: true }), aYearBook({ isShared: false })] },
    )
    press('나누기')
    const question = within(await screen.findByRole('alertdialog'))
    expect(inputsOf(SHARED)).toEqual([])
    fireEvent.click(question.getByRole('button', { name: '책 나누기' }))
    fireEvent.click(await screen.findByRole('button', { name: '공유하기' }))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(share.mock.calls[0]?.[0].url).toContain(`/yearend/book?year=2026&share=${CODE}`)
    const list = await listed()
    fireEvent.click(list.getByRole('button', { name: '그만 나누기' }))
    await waitFor(() => expect(list.getByText('지금은 나만 볼 수 있어요')).toBeDefined())
    expect(inputsOf(SHARED).map((input) => input['body'])).toEqual([
      { isShared: true },
      { isShared: false },
    ])
  })

  it('thanks somebody, after the form has said what is missing', async () => {
    const pages = aYearBook().pages.map((each) =>
      each.page.kind === 'thanks' ? { ...each, page: { ...each.page, thanks: null } } : each,
    )
    const { inputsOf } = open({ pages }, { [PAGE]: [aYearBook()] })
    for (let at = 0; at < 7; at += 1) key('ArrowRight')
    press('고마운 사람 적기')
    const sheet = within(await screen.findByRole('dialog'))
    fireEvent.click(sheet.getByRole('button', { name: '책에 적기' }))
    expect(sheet.getByText('고마운 사람을 적어 주세요.')).toBeDefined()
    fireEvent.change(sheet.getByLabelText('누구에게'), { target: { value: ' 엄마 ' } })
    fireEvent.click(sheet.getByRole('button', { name: '책에 적기' }))
    await waitFor(() =>
      expect(inputsOf(PAGE)).toEqual([
        { params: { shareCode: CODE, number: 8 }, body: { thanks: { name: '엄마', text: '' } } },
      ]),
    )
  })

  it('seals a letter to next year’s self', async () => {
    const pages = aYearBook().pages.map((each) =>
      each.page.kind === 'tomorrow' ? { ...each, page: { ...each.page, isSealed: false } } : each,
    )
    const { inputsOf, refresh } = open(
      { pages },
      { [LETTER]: [{ opensAt: '2027-11-30T15:00:00.000Z' }] },
    )
    for (let at = 0; at < 8; at += 1) key('ArrowRight')
    press('내년의 나에게 쓰기')
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText(/2027년 12월 1일에 열려요.*지울 수 없어요/)).toBeDefined()
    fireEvent.change(sheet.getByLabelText('편지'), { target: { value: '잘 지내.' } })
    fireEvent.click(sheet.getByRole('button', { name: '봉하기' }))
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(inputsOf(LETTER)).toEqual([{ params: { year: 2026 }, body: { text: '잘 지내.' } }])
    expect(screen.getByText('편지를 봉했어요. 2027년 12월 1일에 만나요.')).toBeDefined()
  })

  it('chooses one of the letters that can be read', async () => {
    const tree = { id: 'tree-1', name: '겨울 나무', isOpen: true, letters: 2 }
    const letter = { id: 'letter-1', name: '솔', text: '고마워.' }
    const { inputsOf } = open(
      {},
      {
        'GET /v1/tree/my': [{ items: [tree, { ...tree, id: 'tree-2', isOpen: false }] }],
        'GET /v1/tree/{treeId}/letter': [
          { items: [letter, { ...letter, id: 'letter-2', text: null }], nextCursor: null },
        ],
        [PAGE]: [aYearBook()],
      },
    )
    for (let at = 0; at < 6; at += 1) key('ArrowRight')
    press('다른 편지 고르기')
    const sheet = within(await screen.findByRole('dialog'))
    const choices = await sheet.findAllByRole('button', { name: '이 편지 담기' })
    expect(choices).toHaveLength(1)
    for (const choice of choices) fireEvent.click(choice)
    await waitFor(() =>
      expect(inputsOf(PAGE)).toEqual([
        { params: { shareCode: CODE, number: 7 }, body: { letterId: 'letter-1' } },
      ]),
    )
  })

  it('deletes the book, once that was confirmed', async () => {
    const { inputsOf, replace } = open({}, { [DELETE]: [undefined] })
    const list = await listed()
    fireEvent.click(list.getByRole('button', { name: '이 책 지우기' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(inputsOf(DELETE)).toEqual([])
    fireEvent.click(question.getByRole('button', { name: '지우기' }))
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/yearend'))
    expect(inputsOf(DELETE)).toEqual([{ params: { shareCode: CODE } }])
  })

  it('saves a page as a picture and the book as a file', async () => {
    open()
    key('ArrowRight')
    press('저장')
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/og/yearend/${CODE}/2-3.png`,
      `/og/yearend/${CODE}/book-3.pdf`,
    ])
  })
})

it('lets others read what is shown, and change nothing', async () => {
  open({ isMine: false, isShared: true, pages: aYearBook().pages.slice(6, 9) })
  expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull()
  for (const name of [/편지 고르기/, '고쳐 쓰기', '내년의 나에게 쓰기']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
    key('ArrowRight')
  }
  expect(screen.getByRole('link', { name: '나도 펼쳐 보기' }).getAttribute('href')).toBe('/yearend')
  const list = await listed()
  expect(list.queryByRole('switch')).toBeNull()
})

describe('opening a book', () => {
  const others = { isMine: false, isShared: true }

  it('keeps one of others on the member’s shelf, once', () => {
    const { inputsOf } = open(others, { [OPENED]: [undefined] })
    key('ArrowRight')
    expect(inputsOf(OPENED)).toEqual([{ params: { shareCode: CODE } }])
  })

  it('keeps neither one’s own nor anything of a visitor', () => {
    expect(open().inputsOf(OPENED)).toEqual([])
    cleanup()
    expect(open(others, {}, false).inputsOf(OPENED)).toEqual([])
  })

  it('names one whose cover is hidden by its year', () => {
    open({ ...others, name: null, title: '2026년의 책', pages: aYearBook().pages.slice(2) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('2026년의 책')
    expect(document.body.textContent).not.toContain('null')
  })
})

it('can be reported by whoever reads a book of others', async () => {
  open({ isMine: false, isShared: true })
  press('신고')
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getAllByRole('radio').length).toBeGreaterThan(2)
})

it('says so where every page is hidden', () => {
  open({ isMine: false, isShared: true, pages: [] })
  expect(screen.getByText('지금은 보여 주는 쪽이 없는 책이에요.')).toBeDefined()
})

it('marks a quoted line as one that was written with an AI', () => {
  open()
  for (let at = 0; at < 3; at += 1) key('ArrowRight')
  expect(screen.getByRole('img').textContent).toContain('AI와 함께 쓴 문장')
})
