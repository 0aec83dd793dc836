import { ApiError } from '@doran/api-client'
import type { LikedTheme } from '@doran/contract'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { aThemeCard } from '../../testing/a-theme'
import { siteAround } from '../../testing/site-around'
import { readLikedThemesAddress } from './liked-themes-address'
import { LikedThemesPage } from './liked-themes-page'

afterEach(cleanup)

const LIST = 'GET /v1/tales/liked-template'
const LIKE = 'POST /v1/like/{targetType}/{targetId}'
const UNLIKE = 'DELETE /v1/like/{targetType}/{targetId}'
const SAVE = 'POST /v1/save/{targetType}/{targetId}'
const COLLECTIONS = 'GET /v1/collection'

function aLiked(over: Partial<LikedTheme> = {}): LikedTheme {
  const targetId = over.targetId ?? 't1'
  return {
    targetId,
    theme: aThemeCard({ id: targetId, title: `제목 ${targetId}`, hook: `첫 줄 ${targetId}` }),
    isRead: false,
    hasNews: false,
    likedAt: '2026-11-20T00:00:00.000Z',
    ...over,
  }
}

type Given = { query?: Record<string, string>; nextCursor?: string | null }

function open(
  items: LikedTheme[] | null,
  replies: Record<string, unknown[]> = {},
  { query = {}, nextCursor = null }: Given = {},
) {
  const { client, requests } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  render(
    <LikedThemesPage
      address={readLikedThemesAddress(query)}
      own={items && { memberId: 'user-1', liked: { items, nextCursor } }}
    />,
    { wrapper: siteAround({ isLoggedIn: items !== null, api: client, router: aRouter() }) },
  )
  return (key: string) => requests.filter((call) => call.key === key).map(({ input }) => input)
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent ?? '')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const themeOf = (targetId: string) => ({ params: { targetType: 'theme', targetId } })

describe('the page of liked themes', () => {
  it('is for members, who come back to what they wanted', () => {
    open(null, {}, { query: { sort: 'news' } })
    expect(hrefOf('로그인')).toBe(
      '/login?next=%2Fdoran-tales%2Fme%2Fliked-templates%3Fsort%3Dnews&reason=liked-themes',
    )
  })

  it('has nothing yet: says so, and where to go', () => {
    open([])
    expect(screen.getByText('하트를 누른 이야기가 여기에 모여요.')).toBeDefined()
    expect(hrefOf('이야기 고르러 가기')).toBe('/')
    expect(screen.queryByRole('group', { name: '장르' })).toBeNull()
  })

  it('keeps its order and filters in the address', () => {
    open([], {}, { query: { genre: '추리', unread: 'true' } })
    expect(screen.getByText('이 조건에 맞는 이야기가 없어요.')).toBeDefined()
    const search = (name: string) => new URLSearchParams(hrefOf(name)?.split('?')[1])
    expect(Object.fromEntries(search('길이'))).toEqual({
      sort: 'length',
      genre: '추리',
      unread: 'true',
    })
    expect(Object.fromEntries(search('아직 안 읽은 것만'))).toEqual({ genre: '추리' })
    expect(hrefOf('모두 보기')).toBe('/me/liked-templates')
  })

  it('goes on by the cursor, in the same order', async () => {
    const inputsOf = open(
      [aLiked()],
      { [LIST]: [{ items: [aLiked({ targetId: 't2' })], nextCursor: null }] },
      { query: { sort: 'news' }, nextCursor: 'c1' },
    )
    fireEvent.click(screen.getByRole('link', { name: '더 보기' }))
    await waitFor(() => expect(titles()).toHaveLength(2))
    expect(inputsOf(LIST)).toEqual([{ query: { sort: 'news', cursor: 'c1' } }])
  })
})

describe('a liked theme', () => {
  it('leads to its page, and says what is new and what was read', () => {
    open([aLiked({ hasNews: true, isRead: true })])
    expect(screen.getByRole('link', { name: /첫 줄 t1/ }).getAttribute('href')).toBe('/theme/t1')
    expect(screen.getByText('새 판이 나왔어요')).toBeDefined()
    expect(screen.getByText('읽은 이야기')).toBeDefined()
  })

  it('is liked no more at once, and liked again where it stood', async () => {
    const inputsOf = open(
      [aLiked({ likedAt: '2026-11-21T00:00:00.000Z' }), aLiked({ targetId: 't2' })],
      { [UNLIKE]: [{}], [LIKE]: [{}] },
    )
    press('제목 t1 좋아요 취소')
    expect(titles()).toHaveLength(1)
    await screen.findByText('좋아요를 취소했어요.')
    press('되돌리기')
    await waitFor(() => expect(titles()[0]).toContain('t1'))
    expect(inputsOf(UNLIKE)).toEqual([themeOf('t1')])
    expect(inputsOf(LIKE)).toEqual([themeOf('t1')])
  })

  it('stays where taking it back failed', async () => {
    const refusal = new ApiError({ code: 'NETWORK', message: '연결이 끊겼어요.', status: 0 })
    open([aLiked()], { [UNLIKE]: [refusal] })
    press('제목 t1 좋아요 취소')
    await screen.findByText('연결이 끊겼어요.')
    expect(titles()).toHaveLength(1)
  })

  it('that is gone says so, and leaves for good', async () => {
    const inputsOf = open([aLiked({ theme: null })], { [UNLIKE]: [{}] })
    expect(titles()).toEqual(['창작자가 내린 이야기예요'])
    expect(screen.queryByRole('button', { name: '여러 개 선택' })).toBeNull()
    press('목록에서 빼기')
    await screen.findByText('목록에서 뺐어요.')
    expect(screen.queryByRole('button', { name: '되돌리기' })).toBeNull()
    expect(inputsOf(UNLIKE)).toEqual([themeOf('t1')])
  })
})

describe('several', () => {
  const collection = { id: 'k1', name: '겨울밤', count: 2, createdAt: '2026-11-01T00:00:00.000Z' }
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))

  async function chooseTwo() {
    press('여러 개 선택')
    tick('제목 t1 선택')
    tick('제목 t2 선택')
    expect(screen.getByText('2개 선택')).toBeDefined()
    press('모음집에 넣기')
    fireEvent.click(await screen.findByRole('radio', { name: /겨울밤/ }))
    press('넣기')
  }

  it('go into a collection together', async () => {
    const inputsOf = open([aLiked(), aLiked({ targetId: 't2' })], {
      [COLLECTIONS]: [{ items: [collection] }],
      [SAVE]: [{}, {}],
    })
    await chooseTwo()
    await screen.findByText('‘겨울밤’ 모음집에 2개를 넣었어요.')
    expect(inputsOf(SAVE)).toEqual(
      ['t1', 't2'].map((id) => ({ ...themeOf(id), body: { collectionId: 'k1' } })),
    )
    expect(screen.queryByText('2개 선택')).toBeNull()
  })

  it('stay chosen as far as they are not in it, where that breaks off', async () => {
    const refusal = new ApiError({ code: 'NETWORK', message: '연결이 끊겼어요.', status: 0 })
    const inputsOf = open([aLiked(), aLiked({ targetId: 't2' })], {
      [COLLECTIONS]: [{ items: [collection] }],
      [SAVE]: [{}, refusal, {}],
    })
    await chooseTwo()
    await screen.findByText('연결이 끊겼어요.')
    press('넣기')
    await screen.findByText('‘겨울밤’ 모음집에 1개를 넣었어요.')
    expect(inputsOf(SAVE).map((input) => input['params'])).toEqual(
      ['t1', 't2', 't2'].map((id) => themeOf(id).params),
    )
  })

  it('are left without a trace', () => {
    open([aLiked()])
    press('여러 개 선택')
    tick('제목 t1 선택')
    press('취소')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('button', { name: '제목 t1 좋아요 취소' })).toBeDefined()
  })
})
