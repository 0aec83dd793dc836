import { ApiError } from '@doran/api-client'
import type { Me, PlayCard, SavedThing } from '@doran/contract'
import { STORAGE_KEYS } from '@doran/contract/names'
import { aMe, aRouter, fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { aFinishedCard, aGame, aGameCard, aPlayCard, aWorldcupCard } from '../../testing/a-game'
import { siteAround } from '../../testing/site-around'
import { aResult, aSavedThing } from './internal/a-library.fake'
import { readLibraryAddress, type LibraryQuery } from './library-address'
import { LibraryContent } from './library-content'
import { LibraryPage } from './library-page'
import type { LibraryContent as Content } from './read-library'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const DELETE = 'DELETE /v1/play/{playId}'
const RESTORE = 'POST /v1/play/{playId}/restore'
const SAVE = 'POST /v1/save/{targetType}/{targetId}'
const UNSAVE = 'DELETE /v1/save/{targetType}/{targetId}'

const pageOf = <Item,>(items: Item[], nextCursor: string | null = null) => ({ items, nextCursor })
const waiting = (...plays: PlayCard[]): Content => ({ tab: 'continue', plays: pageOf(plays) })
const results = (...plays: PlayCard[]): Content => ({
  tab: 'results',
  plays: pageOf(plays),
  taste: plays,
})
const saved = (...things: SavedThing[]): Content => ({ tab: 'saved', things: pageOf(things) })

type Open = {
  query?: LibraryQuery
  me?: Me | 'visitor'
  replies?: Record<string, unknown[]>
}

function open(content: Content | ApiError, { query = {}, me = aMe(), replies = {} }: Open = {}) {
  const { client, asked } = fakeApi({ 'GET /v1/user/me': [aMe()], ...replies }, [])
  const refresh = vi.fn<() => void>()
  const replace = vi.fn<(href: string) => void>()
  const tab = content instanceof ApiError ? undefined : content.tab
  const address = readLibraryAddress({ ...(tab && { tab }), ...query })
  const page = (
    <LibraryPage tab={address.tab}>
      <LibraryContent address={address} me={me} content={content} />
    </LibraryPage>
  )
  render(page, {
    wrapper: siteAround({
      isLoggedIn: me !== 'visitor',
      api: client,
      router: aRouter({ refresh, replace }),
    }),
  })
  const inputsOf = (key: string) =>
    asked.filter((call) => call.key === key).map(({ input }) => input)
  return { refresh, replace, inputsOf }
}

const titles = () =>
  within(screen.getByRole('group', { name: /^(이어 하기|모든 결과|저장한 것|밤에 할 것)$/ }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
const link = (name: string | RegExp) => screen.getByRole('link', { name })
const hrefOf = (name: string | RegExp) => link(name).getAttribute('href')
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const noAnswer = () => new ApiError({ code: 'NETWORK', status: 0, message: '연결이 끊겼어요.' })

async function choose(menu: string, act: string) {
  press(menu)
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(sheet.getByRole('button', { name: act }))
}

describe('what waits', () => {
  test('says where it stopped, and leads on from there', () => {
    open(waiting(aPlayCard(), aPlayCard({ id: 'p2', game: aWorldcupCard() })))
    expect(titles()).toEqual(['나는 어떤 불빛일까?', '겨울밤 간식 월드컵'])
    expect(screen.getByText('7번째 질문에서 멈췄어요')).toBeDefined()
    expect(hrefOf('나는 어떤 불빛일까?')).toBe('/psytest?id=a-game&resume=1')
    expect(link('이어 하기').getAttribute('aria-current')).toBe('page')
  })

  test('is nothing: says so, and where to go', () => {
    open(waiting())
    expect(screen.getByText('하다 만 놀이가 없어요. 깔끔하네요.')).toBeDefined()
    expect(hrefOf('놀이 둘러보기')).toBe('/games')
    expect(screen.queryByRole('group', { name: '종류' })).toBeNull()
  })

  test('is nothing of a kind: offers the others', () => {
    open(waiting(), { query: { kind: 'quiz', sort: 'old' } })
    expect(screen.getByText('이 종류의 하다 만 놀이는 없어요.')).toBeDefined()
    expect(hrefOf('필터 지우기')).toBe('/library?sort=old')
    expect(link('퀴즈').getAttribute('aria-current')).toBe('page')
  })

  test('tells visitors that it is this browser’s, where there is anything', () => {
    open(waiting(aPlayCard()), { me: 'visitor' })
    expect(screen.getByText(/이 브라우저에 남은 기록이에요/)).toBeDefined()
    expect(hrefOf('로그인')).toBe('/login?next=%2Flibrary')
    cleanup()
    open(waiting(), { me: 'visitor' })
    expect(screen.queryByText(/이 브라우저에 남은 기록이에요/)).toBeNull()
  })

  test('has what this browser alone knows, and can forget it', async () => {
    const key = `${STORAGE_KEYS.unsentPlay}a-cup_client_play_1`
    const inputs = [{ type: 'pick', item: 'a' }]
    localStorage.setItem(key, JSON.stringify({ playId: null, inputs }))
    localStorage.setItem(
      `${STORAGE_KEYS.unsentPlay}a-game_c2`,
      JSON.stringify({ playId: 'p9', inputs }),
    )
    const cup = aGame(aWorldcupCard())
    open(waiting(), { me: 'visitor', replies: { 'GET /v1/game/{gameId}': [cup] } })
    expect(await screen.findByText('이 기기에만 있어요')).toBeDefined()
    expect(titles()).toEqual(['겨울밤 간식 월드컵'])
    expect(hrefOf('겨울밤 간식 월드컵')).toBe('/worldcup?id=a-cup&resume=1')
    press('겨울밤 간식 월드컵, 이 기기에서 지우기')
    await screen.findByText('지웠어요.')
    expect(localStorage.getItem(key)).toBeNull()
    expect(screen.getByText('하다 만 놀이가 없어요. 깔끔하네요.')).toBeDefined()
    press('되돌리기')
    await waitFor(() => expect(titles()).toEqual(['겨울밤 간식 월드컵']))
    expect(localStorage.getItem(key)).toContain('pick')
  })

  test('goes on by the cursor, with the focus', async () => {
    const content: Content = { tab: 'continue', plays: pageOf([aPlayCard()], 'c1') }
    const next = aPlayCard({ id: 'p2', game: aWorldcupCard() })
    const { inputsOf } = open(content, {
      query: { sort: 'old' },
      replies: { 'GET /v1/play/my': [pageOf([next])] },
    })
    expect(hrefOf('더 보기')).toBe('/library?sort=old&cursor=c1')
    fireEvent.click(link('더 보기'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('겨울밤 간식 월드컵'))
    expect(inputsOf('GET /v1/play/my')).toEqual([
      { query: { status: 'started', sort: 'old', cursor: 'c1' } },
    ])
  })
})

describe('deleting', () => {
  const one = aPlayCard({ lastAt: '2026-11-22T00:00:00.000Z' })
  const other = aPlayCard({ id: 'p2', game: aWorldcupCard() })

  test('is done at once, and taken back to where it was', async () => {
    const { inputsOf, refresh } = open(waiting(one, other), {
      replies: { [DELETE]: [undefined], [RESTORE]: [one] },
    })
    await choose('나는 어떤 불빛일까? 메뉴', '지우기')
    expect(titles()).toEqual(['겨울밤 간식 월드컵'])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('겨울밤 간식 월드컵'))
    await screen.findByText('지웠어요.')
    press('되돌리기')
    await waitFor(() => expect(titles()).toEqual(['나는 어떤 불빛일까?', '겨울밤 간식 월드컵']))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('나는 어떤 불빛일까?'))
    const params = { playId: 'p1' }
    expect([...inputsOf(DELETE), ...inputsOf(RESTORE)]).toEqual([{ params }, { params }])
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  test('puts it back where it failed', async () => {
    open(waiting(one, other), { replies: { [DELETE]: [noAnswer()] } })
    await choose('나는 어떤 불빛일까? 메뉴', '지우기')
    await screen.findByText('연결이 끊겼어요.')
    expect(titles()).toEqual(['나는 어떤 불빛일까?', '겨울밤 간식 월드컵'])
  })
})

describe('results', () => {
  test('lead to their page, with what they say and when they came', () => {
    open(results(aFinishedCard({ lastAt: '2025-11-21T00:00:00.000Z' })))
    expect(titles()).toEqual(['모닥불'])
    const list = within(screen.getByRole('group', { name: '모든 결과' }))
    expect(list.getByRole('link', { name: '모닥불' }).getAttribute('href')).toBe(
      '/games/detail?id=a-game&play=Abcdefgh12',
    )
    expect(list.getByText('2025년 11월 21일')).toBeDefined()
  })

  test('of boards are small boards with their letters', () => {
    const rows = [
      {
        label: 'S',
        colour: 'orange' as const,
        items: [{ label: '라면', picture: null }],
        count: 3,
      },
      { label: 'A', colour: 'yellow' as const, items: [], count: 0 },
    ]
    const game = aGameCard({ kind: 'tier' })
    open(results(aFinishedCard({ game, result: aResult({ rows, picture: null }) })))
    const board = within(screen.getByRole('list', { name: '줄 세운 것' })).getAllByRole('listitem')
    expect(board.map(({ textContent }) => textContent)).toEqual(['S라면3개', 'A0개'])
  })

  test('lie side by side in the taste book, with both ends named', () => {
    const bars = [{ label: '모이기', other: '혼자 있기', percent: 38 }]
    const test1 = aFinishedCard({ result: aResult({ bars }) })
    const test2 = aFinishedCard({
      id: 'p2',
      game: aGameCard({ id: 'g2', title: '나는 어떤 계절일까?' }),
      result: aResult({ title: '초가을', bars: [{ label: '바람', other: null, percent: 41 }] }),
    })
    const cup = aFinishedCard({
      id: 'p3',
      game: aWorldcupCard(),
      result: aResult({ title: '군고구마' }),
    })
    open(results(test1, test2, cup))
    const book = within(screen.getByRole('region', { name: '취향 도감' }))
    const row = book.getAllByRole('row').at(-1)
    expect(
      row &&
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
    ).toEqual(['모이기38%', '혼자 있기', '혼자 있기62%'])
    expect(book.getByText('41%')).toBeDefined()
    expect(book.getByRole('link', { name: '군고구마 겨울밤 간식 월드컵' })).toBeDefined()
    expect(book.queryByText(/더 모이면/)).toBeNull()
  })

  test('that stand alone are not compared with anything', () => {
    const game = aGameCard({ kind: 'branch', title: '막차가 떠난 뒤' })
    open(results(aFinishedCard({ game })))
    expect(screen.getByText('결과가 더 모이면 나란히 놓고 볼 수 있어요.')).toBeDefined()
    expect(link('막차가 떠난 뒤 · 결말 1개를 만났어요')).toBeDefined()
  })

  test('are none yet', () => {
    open(results())
    expect(screen.getByText('결과가 쌓이면 나만의 취향 도감이 돼요.')).toBeDefined()
    expect(hrefOf('테스트 하러 가기')).toBe('/psytest')
    expect(screen.queryByRole('region', { name: '취향 도감' })).toBeNull()
  })

  test('can be shared from their page', async () => {
    open(results(aFinishedCard()))
    press('모닥불 메뉴')
    const sheet = within(await screen.findByRole('dialog', { name: '모닥불' }))
    const hrefs = sheet
      .getAllByRole('link')
      .map((each) => [each.textContent, each.getAttribute('href')])
    expect(hrefs).toEqual([
      ['결과 보기', '/games/detail?id=a-game&play=Abcdefgh12'],
      ['공유하기', '/games/detail?id=a-game&play=Abcdefgh12'],
    ])
  })
})

describe('how it looks', () => {
  test('is kept in the browser', async () => {
    open(waiting(aPlayCard()))
    fireEvent.click(screen.getByRole('radio', { name: '목록' }))
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.libraryView)).toBe('list'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '목록' }).checked).toBe(true)
  })
})

describe('what was saved', () => {
  const lost = aSavedThing({
    targetType: 'theme',
    targetId: 't1',
    title: null,
    subtitle: null,
    picture: null,
    collectionId: 'k1',
    savedAt: '2026-11-20T00:00:00.000Z',
  })

  test('leads to its page; what is not to be seen says so and can be removed', async () => {
    const { inputsOf } = open(saved(aSavedThing(), lost), {
      replies: { [UNSAVE]: [undefined], [SAVE]: [{}] },
    })
    expect(hrefOf('겨울밤 간식 월드컵')).toBe('/games/detail?id=g1')
    expect(titles()).toEqual(['겨울밤 간식 월드컵', '지금은 볼 수 없는 이야기예요.'])
    press('저장 취소')
    await screen.findByText('저장을 취소했어요.')
    expect(titles()).toEqual(['겨울밤 간식 월드컵'])
    press('되돌리기')
    await screen.findByText('저장했어요.')
    expect(titles()).toEqual(['겨울밤 간식 월드컵', '지금은 볼 수 없는 이야기예요.'])
    expect(inputsOf(SAVE)).toEqual([
      { params: { targetType: 'theme', targetId: 't1' }, body: { collectionId: 'k1' } },
    ])
  })

  test('is for members, who come back here', () => {
    open({ tab: 'sign-in' }, { me: 'visitor', query: { tab: 'saved' } })
    expect(screen.getByText('저장한 것은 로그인하면 볼 수 있어요.')).toBeDefined()
    expect(hrefOf('로그인')).toBe('/login?next=%2Flibrary%3Ftab%3Dsaved&reason=library')
  })
})

describe('collections', () => {
  const collection = {
    id: 'k1',
    name: '밤에 할 것',
    count: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
  }
  const query = { tab: 'collections', collection: 'k1' }
  const opened: Content = {
    tab: 'collection',
    open: { collection, things: pageOf([aSavedThing({ collectionId: 'k1' })]) },
  }

  test('are listed with how much is in them', () => {
    open({ tab: 'collections', collections: [collection], pictures: {} })
    expect(hrefOf('밤에 할 것 1개')).toBe('/library?tab=collections&collection=k1')
  })

  test('are made', async () => {
    const { inputsOf, refresh } = open(
      { tab: 'collections', collections: [], pictures: {} },
      { replies: { 'POST /v1/collection': [collection] } },
    )
    expect(screen.getByText('아직 모음집이 없어요.')).toBeDefined()
    press('모음집 만들기')
    fireEvent.change(await screen.findByLabelText('새 모음집'), {
      target: { value: '밤에 할 것' },
    })
    press('만들기')
    await screen.findByText('모음집을 만들었어요.')
    expect(inputsOf('POST /v1/collection')).toMatchObject([{ body: { name: '밤에 할 것' } }])
    expect(refresh).toHaveBeenCalled()
  })

  test('are renamed', async () => {
    const RENAME = 'PATCH /v1/collection/{collectionId}'
    const { inputsOf } = open(opened, { query, replies: { [RENAME]: [collection] } })
    press('이름 바꾸기')
    const name = await screen.findByLabelText('이름')
    expect(name).toHaveProperty('value', '밤에 할 것')
    fireEvent.change(name, { target: { value: '아침에 할 것' } })
    press('저장')
    await screen.findByText('이름을 바꿨어요.')
    expect(inputsOf(RENAME)).toEqual([
      { params: { collectionId: 'k1' }, body: { name: '아침에 할 것' } },
    ])
  })

  test('are deleted after a question that says what stays', async () => {
    const { replace } = open(opened, {
      query,
      replies: { 'DELETE /v1/collection/{collectionId}': [undefined] },
    })
    press('지우기')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('안에 있는 것은 저장한 것에 그대로 있어요.')).toBeDefined()
    fireEvent.click(question.getByRole('button', { name: '지우기' }))
    await screen.findByText('모음집을 지웠어요.')
    expect(replace).toHaveBeenCalledWith('/library?tab=collections')
  })

  test('lose what is moved elsewhere', async () => {
    open(opened, {
      query,
      replies: {
        'GET /v1/collection': [{ items: [collection] }, { items: [collection] }],
        [SAVE]: [{ collectionId: null }],
      },
    })
    press('겨울밤 간식 월드컵 메뉴')
    fireEvent.click(await screen.findByRole('radio', { name: '모음집 없음' }))
    expect(await screen.findByText('아직 비어 있어요.')).toBeDefined()
  })

  test('that are not there lead back', () => {
    open({ tab: 'collection', open: null }, { query })
    expect(hrefOf('모음집 모두 보기')).toBe('/library?tab=collections')
  })
})

test('what cannot be read says so, and can be tried again', () => {
  const broken = new ApiError({ code: 'UNKNOWN', status: 500, message: 'x', requestId: 'r-7' })
  const { refresh } = open(broken)
  expect(screen.getByText('보관함을 불러오지 못했어요.')).toBeDefined()
  expect(screen.getByText('문의 번호 r-7')).toBeDefined()
  press('다시 시도')
  expect(refresh).toHaveBeenCalled()
})

test('shows nothing of a member who is signed in no more', () => {
  const address = readLibraryAddress({})
  render(<LibraryContent address={address} me={aMe()} content={waiting(aPlayCard())} />, {
    wrapper: siteAround({ isLoggedIn: false }),
  })
  expect(screen.getByText('로그아웃됐어요.')).toBeDefined()
  expect(screen.queryByText('나는 어떤 불빛일까?')).toBeNull()
})
