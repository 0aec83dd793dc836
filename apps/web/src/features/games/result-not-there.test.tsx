import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aGame } from '../../testing/a-game'
import { siteAround } from '../../testing/site-around'
import { ResultNotThere } from './result-not-there'

afterEach(cleanup)

test('a result that may not be seen leads into the game itself', () => {
  render(<ResultNotThere game={aGame()} />, { wrapper: siteAround() })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('이 결과는 볼 수 없어요.')
  expect(screen.getByRole('link', { name: '나도 해 보기' }).getAttribute('href')).toBe(
    '/psytest?id=a-game',
  )
})
