import type { PlayCard } from '@doran/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { aFinishedCard, aGameCard, aWorldcupCard } from '../../testing/a-game'
import { aResult } from './internal/a-library.fake'
import {
  hrefOf,
  link,
  openLibrary,
  pageOf,
  press,
  titles,
} from './internal/testing/open-library.fake'
import type { LibraryContent as Content } from './read-library'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const results = (...plays: PlayCard[]): Content => ({
  tab: 'results',
  plays: pageOf(plays),
  taste: plays,
})

describe('results', () => {
  test('lead to their page, with what they say and when they came', () => {
    openLibrary(results(aFinishedCard({ lastAt: '2025-11-21T00:00:00.000Z' })))
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
    openLibrary(results(aFinishedCard({ game, result: aResult({ rows, picture: null }) })))
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
    openLibrary(results(test1, test2, cup))
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
    openLibrary(results(aFinishedCard({ game })))
    expect(screen.getByText('결과가 더 모이면 나란히 놓고 볼 수 있어요.')).toBeDefined()
    expect(link('막차가 떠난 뒤 · 결말 1개를 만났어요')).toBeDefined()
  })

  test('are none yet', () => {
    openLibrary(results())
    expect(screen.getByText('결과가 쌓이면 나만의 취향 도감이 돼요.')).toBeDefined()
    expect(hrefOf('테스트 하러 가기')).toBe('/psytest')
    expect(screen.queryByRole('region', { name: '취향 도감' })).toBeNull()
  })

  test('can be shared from their page', async () => {
    openLibrary(results(aFinishedCard()))
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
