import { aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Yearend } from '@doran/contract'
import { siteAround } from '../../testing/site-around'
import { aMaking, aYearBook, aYearend, CODE, someMine } from './internal/a-book.fake'
import { YearendPage } from './yearend-page'

afterEach(cleanup)

const GENERATE = 'POST /v1/yearend/{year}/generate'
const MAKING = 'GET /v1/yearend/{year}'
const BOOK = `/yearend/book?year=2026&share=${CODE}`

function open(yearend: Yearend | null, replies: Record<string, unknown[]> = {}) {
  const { client, requests } = fakeApi(replies, [])
  const push = vi.fn<() => void>()
  render(<YearendPage content={{ yearend, cover: null }} />, {
    wrapper: siteAround({
      isLoggedIn: yearend?.mine !== null,
      api: client,
      router: aRouter({ push }),
    }),
  })
  return { requests, push }
}

const turn = (name: string) => fireEvent.click(screen.getByRole('switch', { name }))
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
const makeButton = () => screen.getByRole<HTMLButtonElement>('button', { name: '내 책 펼치기' })
const regions = () =>
  screen.getAllByRole('region').map((each) => each.getAttribute('aria-label') ?? each.textContent)

describe('before a book is made', () => {
  it('puts nothing into it that was not turned on', () => {
    open(aYearend())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('올해의 나를 한 권으로')
    expect(screen.getByRole('img', { name: '모닥불 님의 2026년 책 표지' }).textContent).toContain(
      '모닥불',
    )
    for (const name of ['이야기', '놀이', '편지', '아침', '커뮤니티'])
      expect(isOn(name)).toBe(false)
    expect(makeButton().disabled).toBe(true)
    expect(screen.getByText('412장면')).toBeDefined()
    expect(screen.getByText('올린 글과 댓글, 보낸 공감')).toBeDefined()
    turn('모두 담기')
    expect(isOn('커뮤니티')).toBe(true)
    turn('커뮤니티')
    expect(isOn('모두 담기')).toBe(false)
    expect(makeButton().disabled).toBe(false)
  })

  it('says that a book of fewer than five things is thin', () => {
    open(aYearend())
    const thin = '아직 얇은 책이에요. 그래도 첫 장은 있어요.'
    turn('놀이')
    expect(screen.getByText(thin)).toBeDefined()
    turn('이야기')
    expect(screen.queryByText(thin)).toBeNull()
  })

  it('is made from what was turned on, says how far it is, and is opened', async () => {
    const { requests, push } = open(aYearend(), {
      [GENERATE]: [aMaking({ step: 'waiting', shareCode: null, madeAt: null })],
      [MAKING]: [
        aMaking({ step: 'letters', shareCode: null }),
        aMaking({ step: 'writing', shareCode: null }),
        aMaking(),
      ],
    })
    turn('놀이')
    turn('아침')
    fireEvent.click(makeButton())
    // It is said until the next time the page asks, so both are looked for at once.
    await waitFor(() => {
      expect(screen.getByText('한 쪽씩 적고 있어요.')).toBeDefined()
      expect(screen.getByRole('status').textContent).toBe('한 쪽씩 적고 있어요.')
    })
    await waitFor(() => expect(push).toHaveBeenCalledWith(BOOK))
    expect(requests.find(({ key }) => key === GENERATE)?.input).toEqual({
      params: { year: 2026 },
      body: { sources: ['play', 'morning'] },
    })
  })

  it('goes on watching a book that is being made already', async () => {
    const { push } = open(
      aYearend({ mine: someMine({ making: aMaking({ step: 'stories', shareCode: null }) }) }),
      { [MAKING]: [aMaking()] },
    )
    expect(screen.getByText('이야기를 펼쳐 보고 있어요.')).toBeDefined()
    await waitFor(() => expect(push).toHaveBeenCalledWith(BOOK))
  })

  it('can be asked for again where its making failed', () => {
    const making = aMaking({ step: 'writing', shareCode: null, madeAt: null, hasFailed: true })
    open(aYearend({ mine: someMine({ making }) }))
    expect(screen.getByRole('alert').textContent).toContain('다 만들지 못했어요')
    expect(isOn('이야기')).toBe(true)
    expect(makeButton().disabled).toBe(false)
  })
})

describe('a book that is made', () => {
  const bookLink = () => screen.getByRole('link', { name: '내 책 펼치기' }).getAttribute('href')

  it('is opened, and made again while it was never shared', () => {
    open(aYearend({ mine: someMine({ making: aMaking() }) }))
    expect(bookLink()).toBe(BOOK)
    expect(screen.queryByRole('switch', { name: '이야기' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '다시 만들기' }))
    expect(isOn('이야기')).toBe(true)
    expect(isOn('편지')).toBe(false)
  })

  it('is not made again once it was shared', () => {
    open(aYearend({ mine: someMine({ making: aMaking({ wasShared: true }) }) }))
    expect(bookLink()).toBe(BOOK)
    expect(screen.queryByRole('button', { name: '다시 만들기' })).toBeNull()
    expect(screen.getByText(/나눈 책은 다시 만들지 않아요/)).toBeDefined()
  })
})

it('offers the last book out of season, and says when the next one comes', () => {
  open(aYearend({ isInSeason: false, closesAt: null, mine: someMine({ making: aMaking() }) }))
  expect(screen.getByText('올해의 책은 12월 1일에 나와요.')).toBeDefined()
  expect(screen.getByRole('link', { name: '2026년의 책 펼치기' }).getAttribute('href')).toBe(BOOK)
  expect(screen.queryByRole('button', { name: '다시 만들기' })).toBeNull()
})

it('shows visitors a book of nobody, marked as one, and asks them to sign in', () => {
  open(aYearend({ mine: null }))
  expect(screen.getByText('예시')).toBeDefined()
  expect(screen.getByRole('link', { name: '로그인' }).getAttribute('href')).toContain(
    'reason=year-book',
  )
  expect(screen.queryByRole('switch')).toBeNull()
})

it('has shelves of friends’ books and of last years', () => {
  const { shareCode, name, title } = aYearBook()
  open(
    aYearend({
      shelf: [{ shareCode, name, title, year: 2026 }],
      mine: someMine({ earlier: [{ shareCode: 'ZyxwVuts98', name, title, year: 2025 }] }),
    }),
  )
  expect(regions()).toEqual(expect.arrayContaining(['친구의 책장', '지난 책']))
  const earlier = within(screen.getByRole('region', { name: '지난 책' }))
  expect(earlier.getByRole('link').getAttribute('href')).toBe(
    '/yearend/book?year=2025&share=ZyxwVuts98',
  )
})

it('names a friend’s book by its year where its cover is hidden', () => {
  open(aYearend({ shelf: [{ shareCode: CODE, name: null, title: '2026년의 책', year: 2026 }] }))
  const shelf = within(screen.getByRole('region', { name: '친구의 책장' }))
  expect(shelf.getByRole('link').textContent).not.toContain('null')
  expect(shelf.getByRole('link', { name: '2026년의 책 2026년' })).toBeDefined()
})

it('says nothing of a making that failed once it can be asked for no more', () => {
  const making = aMaking({ hasFailed: true })
  open(aYearend({ isInSeason: false, closesAt: null, mine: someMine({ making }) }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('reads letters that have opened, and says of others when they will', async () => {
  open(
    aYearend({
      mine: someMine({
        letters: [
          { id: '1', year: 2025, opensAt: '2026-11-30T15:00:00.000Z', text: '잘 지냈니?' },
          { id: '2', year: 2026, opensAt: '2027-11-30T15:00:00.000Z', text: null },
        ],
      }),
    }),
  )
  expect(screen.getByText('2027년 12월 1일에 열려요')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /편지 읽기$/ })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '2025년의 편지 읽기' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('잘 지냈니?')).toBeDefined()
})

it('says where it could not be read', () => {
  open(null)
  expect(screen.getByText('연말책을 불러오지 못했어요.')).toBeDefined()
})
