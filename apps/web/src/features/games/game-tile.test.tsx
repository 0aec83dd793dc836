import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aGameCard, aWorldcupCard } from '../../testing/a-game'
import { siteAround } from '../../testing/site-around'
import { GameTile } from './game-tile'

afterEach(cleanup)

const open = (game = aGameCard()) =>
  render(<GameTile game={game} shelf="found" position={1} />, { wrapper: siteAround() })

test('leads to the game by its title alone, and shows what it begins with', () => {
  open()
  const link = screen.getByRole('link', { name: '나는 어떤 불빛일까?' })
  expect(link.getAttribute('href')).toBe('/games/detail?id=a-game')
  expect(document.body.textContent).toContain('심리테스트 · 약 2분')
  expect(document.body.textContent).toContain('첫 질문 주말 아침, 갑자기 비었어요')
})

test('tells how often it was played and its rating only where there is something to tell', () => {
  open()
  expect(document.body.textContent).not.toMatch(/번 했어요|이용가/)
  cleanup()
  open(aWorldcupCard({ finishes: 1234, ageRating: '12' }))
  expect(document.body.textContent).toContain('1,234번 했어요')
  expect(document.body.textContent).toContain('12세 이상')
})
