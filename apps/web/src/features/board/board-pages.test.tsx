import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TierOutcome } from '@doran/contract'
import { BOARD_FORMATS, BOARD_GROUNDS, USUAL_LOOK } from '../../lib/board-picture/board-formats'
import { aGameCard } from '../../testing/a-game'
import { siteAround } from '../../testing/site-around'
import { BoardFrame } from './board-frame'
import { BoardThumbnailPage } from './board-thumbnail-page'

afterEach(cleanup)

const board: TierOutcome = {
  kind: 'tier',
  resultKey: 'own',
  title: '우리 집 라면',
  rows: [
    {
      key: 's',
      label: 'S',
      text: '',
      colour: 'red',
      score: 1,
      items: [{ key: 'own-1', label: '묵은지', text: '', picture: null, credit: null }],
    },
    { key: 'a', label: 'A', text: '', colour: 'blue', score: 0, items: [] },
  ],
  unplaced: [],
  reasons: [],
}

describe('a board in a frame', () => {
  type Opening = { query?: Record<string, string | string[]>; title?: string; name?: string | null }

  function open({ query = {}, title = board.title, name = null }: Opening = {}) {
    render(
      <BoardFrame
        board={{ ...board, title }}
        game={{ title: '라면 토핑' }}
        playerName={name}
        host="doran.example"
        query={query}
      />,
    )
    const main = screen.getByRole('main')
    const frame = main.firstElementChild
    if (!(frame instanceof HTMLElement)) throw new Error('no frame')
    const back = frame.firstElementChild?.firstElementChild
    return {
      words: main.textContent,
      name: main.getAttribute('aria-label'),
      size: [frame.style.width, frame.style.height],
      ground: back instanceof HTMLElement ? back.style.background : '',
    }
  }
  const sizeOf = ({ width, height }: { width: number; height: number }) => [
    `${width}px`,
    `${height}px`,
  ]

  it('is its picture alone, as it usually is', () => {
    const { words, name, size, ground } = open()
    expect(name).toBe('우리 집 라면')
    for (const word of ['우리 집 라면', '묵은지', 'A', 'doran.example'])
      expect(words).toContain(word)
    expect(size).toEqual(sizeOf(BOARD_FORMATS[USUAL_LOOK.format]))
    expect(ground).toBe(USUAL_LOOK.ground.back)
  })

  it('looks as its address says', () => {
    const { words, size, ground } = open({
      query: { format: 'tall', ground: 'hanji', rows: 'filled' },
    })
    expect(size).toEqual(sizeOf(BOARD_FORMATS.tall))
    expect(ground).toBe(BOARD_GROUNDS.hanji.back)
    expect(words).not.toContain('A')
  })

  it('looks as usual where its address says what is not', () => {
    const { size } = open({ query: { format: ['tall'], ground: 'neon', rows: 'x' } })
    expect(size).toEqual(sizeOf(BOARD_FORMATS[USUAL_LOOK.format]))
  })

  it('is called as its game where it has no title, and names whoever wants to be named', () => {
    const { words, name } = open({ title: '', name: '모닥불' })
    expect(name).toBe('라면 토핑')
    expect(words).toContain('모닥불')
  })
})

describe('the page of a board’s picture', () => {
  const open = (isMine: boolean, playerName: string | null = null) =>
    render(
      <BoardThumbnailPage
        play={{
          game: aGameCard({ id: 'b1', title: '라면 토핑' }),
          shareCode: 'AbcdEfgh12',
          isMine,
          playerName,
        }}
      >
        <p>썸네일 만들기</p>
      </BoardThumbnailPage>,
      { wrapper: siteAround() },
    )

  it.each([
    ['내 결과 보기', true, null],
    ['친구의 결과 보기', false, null],
    ['모닥불의 결과 보기', false, '모닥불'],
  ])('leads back to its result: %s', (words, isMine, playerName) => {
    open(isMine, playerName)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('라면 토핑')
    expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(
      '/games/detail?id=b1&play=AbcdEfgh12',
    )
    expect(screen.getByText('썸네일 만들기')).toBeDefined()
  })
})
