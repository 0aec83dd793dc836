import { ApiError } from '@doran/api-client'
import { fakeApi } from '@doran/site/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aGameCard } from '../../../../testing/a-game'
import { siteAround } from '../../../../testing/site-around'
import { GameList } from './game-list'

afterEach(cleanup)

const game = (title: string) => aGameCard({ id: title, title })
const pageOf = (titles: readonly string[], nextCursor: string | null = null) => ({
  items: titles.map(game),
  nextCursor,
})

function open(first: ReturnType<typeof pageOf>, ...answers: unknown[]) {
  const { client, requests } = fakeApi({ 'GET /v1/game': answers }, [])
  const list = (
    <GameList first={first} query={{ sort: 'new' }} href="/games?sort=new" leftOut="가" />
  )
  const view = render(list, { wrapper: siteAround({ api: client }) })
  return { requests, view, list }
}

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
const more = () => screen.getByRole('link', { name: '더 보기' })

test('leads on without scripts, and leaves out what stands above', () => {
  open(pageOf(['가', '나'], 'two words'))
  expect(more().getAttribute('href')).toBe('/games?sort=new&cursor=two+words')
  expect(titles()).toEqual(['나'])
})

test('appends the next page, tells of it and goes on to its first game', async () => {
  const { requests } = open(pageOf(['나'], 'c1'), pageOf(['다', '라']))
  fireEvent.click(more())
  await waitFor(() => expect(titles()).toEqual(['나', '다', '라']))
  expect(requests[0]?.input['query']).toEqual({ sort: 'new', cursor: 'c1' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('다'))
  expect(screen.queryByRole('link', { name: '더 보기' })).toBeNull()
})

test('who comes back finds the list as long as it was', async () => {
  const first = pageOf(['마'], 'c2')
  const { view } = open(first, pageOf(['바']))
  fireEvent.click(more())
  await waitFor(() => expect(titles()).toEqual(['마', '바']))
  view.unmount()
  open(first)
  expect(titles()).toEqual(['마', '바'])
})

test('a page that does not come says why and can be asked for again', async () => {
  const limited = new ApiError({ code: 'TOO_MANY', message: '조금 뒤에 와 주세요.', status: 429 })
  open(pageOf(['사'], 'c3'), limited, pageOf(['아']))
  fireEvent.click(more())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('조금 뒤에 와 주세요.'))
  fireEvent.click(more())
  await waitFor(() => expect(titles()).toEqual(['사', '아']))
  expect(screen.getByRole('alert').textContent).toBe('')
})
