import type { FinishedPlay, TierOutcome } from '@doran/contract'
import { gameEngine } from '@doran/game-engine'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { aBoardOutcome } from './internal/a-board.fake'
import { aGame } from './internal/a-play.fake'
import { BoardLinks } from './internal/board-links'
import { ResultView } from './result-view'

afterEach(cleanup)

describe('the result of a board', () => {
  function open(over: Partial<TierOutcome> = {}) {
    const outcome = { ...aBoardOutcome, ...over }
    render(<ResultView outcome={outcome} card={gameEngine.cardOf(outcome)} />, {
      wrapper: siteAround(),
    })
  }
  const board = () => within(screen.getByRole('list', { name: '티어표' }))

  it('is the board as it was left, under its title', () => {
    open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('우리 집 라면')
    expect(screen.getByText('4개 중 3개를 줄 세웠어요.')).toBeDefined()
    const rows = board()
      .getAllByRole('heading')
      .map((heading) => [
        heading.textContent,
        ...[...(heading.parentElement?.querySelectorAll('li') ?? [])].map(
          ({ textContent }) => textContent,
        ),
      ])
    expect(rows).toEqual([['S라면의 완성', '치즈', '묵은지'], ['A', '달걀'], ['B']])
  })

  it('shows a picture of what has one, and says each name once', () => {
    open()
    const pictures = [...document.querySelectorAll('[aria-label="티어표"] img')]
    expect(pictures.map((each) => [each.getAttribute('src'), each.getAttribute('alt')])).toEqual([
      ['/pictures/games/ramen-toppings/cheese.svg', ''],
      ['/pictures/games/ramen-toppings/egg.svg', ''],
    ])
  })

  it('says what was put nowhere, and why what stands there stands there', () => {
    open()
    expect(screen.getByText('놓지 않은 것: 김')).toBeDefined()
    const reasons = within(screen.getByRole('region', { name: '이유' }))
    expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A · 달걀반숙이면 더 좋다.',
    ])
  })

  it('says nothing of either where there is neither', () => {
    open({ unplaced: [], reasons: [] })
    expect(screen.queryByText(/놓지 않은 것/)).toBeNull()
    expect(screen.queryByRole('region', { name: '이유' })).toBeNull()
  })

  it('may have rows of one name', () => {
    const [first, ...others] = aBoardOutcome.rows
    open({ rows: [...others, ...(first ? [{ ...first, label: 'A' }] : [])] })
    expect(
      board()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['A', 'B', 'A라면의 완성'])
  })
})

describe('a finished board leads', () => {
  function open(play: Partial<FinishedPlay>, length = 12) {
    const game = aGame({ kind: 'tier', id: 'a-board', length })
    render(<BoardLinks game={game} play={{ shareCode: 'AbcdEfgh12', isMine: true, ...play }} />, {
      wrapper: siteAround(),
    })
    return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  }

  const hub = '/tiermaker/thumbnailer'

  it('to everybody’s, to a picture of it, and to one that goes on from it', () => {
    expect(open({})).toEqual([
      ['모두의 티어표', '/tiermaker/community-thumbnailer?id=a-board'],
      ['썸네일 만들기', `${hub}?play=AbcdEfgh12`],
      ['이어서 고치기', `${hub}?id=a-board&fresh=1&from=AbcdEfgh12`],
    ])
  })

  it('others to a board of their own that begins with it', () => {
    expect(open({ isMine: false }).at(-1)?.[0]).toBe('이 표에서 시작하기')
  })

  it('to nobody else’s where all of it is the player’s own', () => {
    expect(open({}, 0).map(([words]) => words)).toEqual(['썸네일 만들기', '이어서 고치기'])
  })
})
