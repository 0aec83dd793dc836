import { ApiError } from '@doran/api-client'
import { STORAGE_KEYS } from '@doran/contract/names'
import { aMe } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aGame, aPlayCard, aWorldcupCard } from '../../testing/a-game'
import { siteAround } from '../../testing/site-around'
import {
  hrefOf,
  link,
  noAnswer,
  openLibrary,
  pageOf,
  press,
  titles,
  waiting,
} from './internal/testing/open-library.fake'
import { readLibraryAddress } from './library-address'
import { LibraryContent } from './library-content'
import type { LibraryContent as Content } from './read-library'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const DELETE = 'DELETE /v1/play/{playId}'
const RESTORE = 'POST /v1/play/{playId}/restore'

async function choose(menu: string, entry: string) {
  press(menu)
  const sheet = within(await screen.findByRole('dialog'))
  fireEvent.click(sheet.getByRole('button', { name: entry }))
}

describe('what waits', () => {
  test('says where it stopped, and leads on from there', () => {
    openLibrary(waiting(aPlayCard(), aPlayCard({ id: 'p2', game: aWorldcupCard() })))
    expect(titles()).toEqual(['나는 어떤 불빛일까?', '겨울밤 간식 월드컵'])
    expect(screen.getByText('7번째 질문에서 멈췄어요')).toBeDefined()
    expect(hrefOf('나는 어떤 불빛일까?')).toBe('/psytest?id=a-game&resume=1')
    expect(link('이어 하기').getAttribute('aria-current')).toBe('page')
  })

  test('is nothing: says so, and where to go', () => {
    openLibrary(waiting())
    expect(screen.getByText('하다 만 놀이가 없어요. 깔끔하네요.')).toBeDefined()
    expect(hrefOf('놀이 둘러보기')).toBe('/games')
    expect(screen.queryByRole('group', { name: '종류' })).toBeNull()
  })

  test('is nothing of a kind: offers the others', () => {
    openLibrary(waiting(), { query: { kind: 'quiz', sort: 'old' } })
    expect(screen.getByText('이 종류의 하다 만 놀이는 없어요.')).toBeDefined()
    expect(hrefOf('필터 지우기')).toBe('/library?sort=old')
    expect(link('퀴즈').getAttribute('aria-current')).toBe('page')
  })

  test('tells visitors that it is this browser’s, where there is anything', () => {
    openLibrary(waiting(aPlayCard()), { me: 'visitor' })
    expect(screen.getByText(/이 브라우저에 남은 기록이에요/)).toBeDefined()
    expect(hrefOf('로그인')).toBe('/login?next=%2Flibrary')
    cleanup()
    openLibrary(waiting(), { me: 'visitor' })
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
    openLibrary(waiting(), { me: 'visitor', replies: { 'GET /v1/game/{gameId}': [cup] } })
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
    const { inputsOf } = openLibrary(content, {
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
    const { inputsOf, refresh } = openLibrary(waiting(one, other), {
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
    openLibrary(waiting(one, other), { replies: { [DELETE]: [noAnswer()] } })
    await choose('나는 어떤 불빛일까? 메뉴', '지우기')
    await screen.findByText('연결이 끊겼어요.')
    expect(titles()).toEqual(['나는 어떤 불빛일까?', '겨울밤 간식 월드컵'])
  })
})

describe('how it looks', () => {
  test('is kept in the browser', async () => {
    openLibrary(waiting(aPlayCard()))
    fireEvent.click(screen.getByRole('radio', { name: '목록' }))
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.libraryView)).toBe('list'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '목록' }).checked).toBe(true)
  })
})

test('what cannot be read says so, and can be tried again', () => {
  const broken = new ApiError({ code: 'UNKNOWN', status: 500, message: 'x', requestId: 'r-7' })
  const { refresh } = openLibrary(broken)
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
