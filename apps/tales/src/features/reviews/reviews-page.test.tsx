import { ApiError } from '@doran/api-client'
import type { OwnReview, Review, ReviewSummary } from '@doran/contract'
import { aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aReview } from '../../testing/a-review'
import { aThemeCard } from '../../testing/a-theme'
import { siteAround } from '../../testing/site-around'
import { readReviewsAddress } from './reviews-address'
import { MyReviewBox } from './my-review-box'
import { ReviewsPage } from './reviews-page'

const WRITE = 'POST /v1/tales/template/{templateUUID}/review'
const DELETE = 'DELETE /v1/tales/review/{reviewUuid}'
const HELPFUL = 'POST /v1/tales/review/{reviewUuid}/helpful'
const REPLY = 'PUT /v1/tales/review/{reviewUuid}/reply'
const THEME = '019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e15'
const BODY = '열쇠가 어디로 갔는지 밤새 생각했어요.'

const NOW = '2026-12-02T03:00:00.000Z'
const NO_SUMMARY: ReviewSummary = { count: 0, average: null, stars: [0, 0, 0, 0, 0] }

afterEach(cleanup)
beforeEach(() => localStorage.clear())

type Given = {
  query?: Record<string, string>
  items?: Review[]
  summary?: ReviewSummary
  own?: Partial<OwnReview>
  isLoggedIn?: boolean
  replies?: Record<string, unknown[]>
}

function open({ query = {}, items = [], summary = NO_SUMMARY, own, ...given }: Given = {}) {
  const { isLoggedIn = own !== undefined, replies = {} } = given
  const { client, requests } = fakeApi(replies, [])
  const refreshed: string[] = []
  const router = aRouter({ refresh: () => void refreshed.push('page') })
  const address = readReviewsAddress(query)
  const mine = own && {
    memberId: 'user-1',
    own: { review: null, isHidden: false, turnsRead: 43, canWrite: true, ...own },
  }
  render(
    <ReviewsPage
      address={address}
      summary={summary}
      list={{ items, nextCursor: null }}
      theme={address.theme === null ? null : aThemeCard({ id: THEME })}
      myReview={address.theme && <MyReviewBox themeId={THEME} mine={mine ?? null} now={NOW} />}
      ownId={mine && (mine.own.review?.id ?? null)}
      now={NOW}
    />,
    { wrapper: siteAround({ isLoggedIn, api: client, router }) },
  )
  const inputsOf = (key: string) =>
    requests.filter((call) => call.key === key).map(({ input }) => input)
  return { inputsOf, refreshed }
}

const box = () => within(screen.getByRole('region', { name: '내 후기' }))
const typeReview = (body: string) =>
  fireEvent.change(box().getByRole('textbox', { name: '후기' }), { target: { value: body } })
const press = (name: string) => fireEvent.click(box().getByRole('button', { name }))

describe('the list', () => {
  it('says of a review how far it was read, and what it is about', () => {
    open({ items: [aReview({ endingBadge: '만장일치' })] })
    const text = screen.getByRole('article').textContent
    expect(text).toContain('43장면 읽고 씀')
    expect(text).toContain('만장일치')
    expect(text).toContain('별 5개 중 4개')
    expect(screen.getByRole('link', { name: '밀실 도서관의 여섯 번째 열쇠' })).toBeDefined()
  })

  it('folds what tells how a story goes on', () => {
    open({ items: [aReview({ hasSpoiler: true, body: '범인은 사서였어요. 정말 놀랐어요.' })] })
    const folded = screen.getByText('범인은 사서였어요. 정말 놀랐어요.').closest('details')
    expect(folded?.open).toBe(false)
    expect(screen.getByText(/결말이나 반전이 담긴 후기예요/)).toBeDefined()
  })

  it('shows what all say together, with how many they are', () => {
    open({ items: [aReview()], summary: { count: 12, average: 4.3, stars: [1, 0, 0, 4, 7] } })
    const summary = within(screen.getByRole('region', { name: '모두의 별점' }))
    expect(summary.getByText('4.3')).toBeDefined()
    expect(summary.getByText('후기 12개')).toBeDefined()
    expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toContain(
      '7개',
    )
  })

  it('keeps order, stars, genre and spoilers in its address', () => {
    open({ query: { stars: '4', sort: 'new' }, items: [aReview()] })
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('도움돼요순')).toMatch(/\/reviews\?stars=4$/)
    expect(hrefOf('스포일러 없는 것만')).toMatch(/\?stars=4&spoilers=no&sort=new$/)
    expect(hrefOf('추리')).toContain('genre=')
    expect(screen.getByRole('link', { name: '최신순' }).getAttribute('aria-current')).toBe('page')
  })

  it('waits for the first review, and says where none fits', () => {
    open()
    expect(screen.getByRole('heading', { name: '첫 후기를 기다리고 있어요.' })).toBeDefined()
    expect(screen.getByText('열 장면만 읽어도 쓸 수 있어요.')).toBeDefined()
    cleanup()
    open({ query: { stars: '1' } })
    expect(screen.getByRole('link', { name: '조건 지우기' })).toBeDefined()
  })

  it('marks a review as helpful at once', async () => {
    const { inputsOf } = open({
      items: [aReview({ helpful: 2 })],
      isLoggedIn: true,
      replies: { [HELPFUL]: [{ helpful: 3, isHelpful: true }] },
    })
    fireEvent.click(screen.getByRole('button', { name: '도움돼요 2' }))
    const pressed = screen.getByRole('button', { name: '도움돼요 3' })
    expect(pressed.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(inputsOf(HELPFUL)).toEqual([{ params: { reviewUuid: 'review-1' } }]))
  })

  it('asks a visitor to sign in before a mark, and nobody about their own', async () => {
    const { inputsOf } = open({
      items: [aReview(), aReview({ id: 'r2', isMine: true, helpful: 3 })],
    })
    fireEvent.click(screen.getByRole('button', { name: '도움돼요' }))
    await screen.findByText('도움이 됐다고 알리려면 로그인해 주세요.')
    expect(inputsOf(HELPFUL)).toEqual([])
    expect(screen.getByText('3명에게 도움이 됐어요')).toBeDefined()
  })

  it('shows the maker’s reply, and lets whoever acts for them write it', async () => {
    const reply = { text: '읽어 주셔서 고마워요.', repliedAt: '2026-11-22T00:00:00.000Z' }
    const { inputsOf } = open({
      items: [aReview({ canReply: true })],
      isLoggedIn: true,
      replies: { [REPLY]: [aReview({ canReply: true, reply })] },
    })
    fireEvent.click(screen.getByRole('button', { name: '답글 쓰기' }))
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: reply.text } })
    fireEvent.click(screen.getByRole('button', { name: '저장' }))
    expect(await screen.findByText(reply.text)).toBeDefined()
    expect(inputsOf(REPLY)).toMatchObject([{ body: { text: reply.text } }])
  })
})

describe('my review', () => {
  const ofTheme = { query: { theme: THEME } }

  it('leads visitors to sign in, and shows them everything', () => {
    open({ ...ofTheme, items: [aReview()] })
    const href = box().getByRole('link', { name: '로그인' }).getAttribute('href') ?? ''
    expect(href).toContain('reason=review')
    expect(decodeURIComponent(href)).toContain(`/doran-tales/reviews?theme=${THEME}#mine`)
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('says how many scenes are left', () => {
    open({ ...ofTheme, own: { turnsRead: 4, canWrite: false } })
    expect(box().getByText(/지금까지 4장면을 읽어서 6장면 남았어요/)).toBeDefined()
    expect(box().queryByRole('textbox')).toBeNull()
  })

  it('is written with stars, words and a warning', async () => {
    const written = aReview({ isMine: true, stars: 5, body: BODY, hasSpoiler: true })
    const { inputsOf, refreshed } = open({ ...ofTheme, own: {}, replies: { [WRITE]: [written] } })
    fireEvent.click(box().getByRole('radio', { name: /^5점/ }))
    typeReview(BODY)
    fireEvent.click(box().getByRole('checkbox', { name: '결말이나 반전이 담겨 있어요' }))
    press('후기 남기기')
    await screen.findByText('후기를 남겼어요.')
    expect(inputsOf(WRITE)).toEqual([
      { params: { templateUUID: THEME }, body: { stars: 5, body: BODY, hasSpoiler: true } },
    ])
    expect(box().getByRole('button', { name: '수정' })).toBeDefined()
    expect(refreshed).toEqual(['page'])
    expect(localStorage.length).toBe(0)
  })

  it('says what is missing, there where it is', () => {
    const { inputsOf } = open({ ...ofTheme, own: {} })
    press('후기 남기기')
    expect(box().getByText('별점을 선택해 주세요.')).toBeDefined()
    expect(box().getByText(/20자 이상/)).toBeDefined()
    expect(document.activeElement).toBe(box().getByRole('radio', { name: /^1점/ }))
    expect(inputsOf(WRITE)).toEqual([])
  })

  it('keeps what was typed when it is refused, and when the page is left', async () => {
    const refused = new ApiError({ code: 'MAINTENANCE', message: '점검 중이에요.', status: 503 })
    open({ ...ofTheme, own: {}, replies: { [WRITE]: [refused] } })
    fireEvent.click(box().getByRole('radio', { name: /^3점/ }))
    typeReview(BODY)
    press('후기 남기기')
    await screen.findByText('점검 중이에요.')
    cleanup()
    open({ ...ofTheme, own: {} })
    expect(box().getByRole<HTMLTextAreaElement>('textbox', { name: '후기' }).value).toBe(BODY)
    expect(box().getByRole<HTMLInputElement>('radio', { name: /^3점/ }).checked).toBe(true)
  })

  it('is changed, or left as it was', async () => {
    const review = aReview({ isMine: true })
    const changed = { ...review, stars: 2, editedAt: '2026-12-01T00:00:00.000Z' }
    const { inputsOf } = open({ ...ofTheme, own: { review }, replies: { [WRITE]: [changed] } })
    press('수정')
    press('취소')
    press('수정')
    fireEvent.click(box().getByRole('radio', { name: /^2점/ }))
    press('저장')
    await screen.findByText('후기를 고쳤어요.')
    expect(inputsOf(WRITE)).toMatchObject([{ body: { stars: 2, body: review.body } }])
    expect(box().getByText(/수정됨/)).toBeDefined()
  })

  it('is deleted once that was confirmed', async () => {
    const review = aReview({ isMine: true })
    const replies = { [DELETE]: [undefined] }
    const { inputsOf } = open({ ...ofTheme, items: [review], own: { review }, replies })
    press('삭제')
    fireEvent.click(await screen.findByRole('button', { name: '삭제하기' }))
    await screen.findByText('후기를 지웠어요.')
    expect(inputsOf(DELETE)).toEqual([{ params: { reviewUuid: 'review-1' } }])
    expect(box().getByRole('textbox', { name: '후기' })).toBeDefined()
  })

  it('tells its author alone that it is hidden', () => {
    open({ ...ofTheme, own: { review: aReview({ isMine: true }), isHidden: true } })
    expect(box().getByText(/지금은 나에게만 보이는 후기예요/)).toBeDefined()
  })
})
