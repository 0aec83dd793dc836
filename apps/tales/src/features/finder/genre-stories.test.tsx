import { ApiError } from '@doran/api-client'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aThemeCard } from '../../testing/a-theme'
import { siteAround } from '../../testing/site-around'
import type { FoundStories } from './find-stories'
import { GenreStories } from './genre-stories'
import { NO_WISHES, type Wishes } from './wishes'

afterEach(cleanup)

const NOTHING: FoundStories = { items: [], nextCursor: null }

function show(found: FoundStories | ApiError, wishes: Partial<Wishes> = {}) {
  const near = { title: '비슷한 ‘역사’ 이야기', items: [aThemeCard({ id: 'theme-2' })] }
  render(
    <GenreStories
      genre="무협"
      wishes={{ ...NO_WISHES, ...wishes }}
      found={found}
      near={found === NOTHING ? near : null}
    />,
    { wrapper: siteAround() },
  )
}
const hrefOf = (name: string) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')

it('lists the stories of the genre, with filters that stay on its page', () => {
  show({ items: [aThemeCard({ genre: '무협' })], nextCursor: null }, { rating: '12' })
  expect(screen.getByText('이야기 1편')).toBeDefined()
  expect(hrefOf('짧은 이야기')).toBe('/genre/무협?rating=12&length=short')
  expect(screen.queryByRole('group', { name: '장르' })).toBeNull()
})

it('says that a genre has no story yet, without filters, and shows a neighbour', () => {
  show(NOTHING)
  expect(screen.getByRole('heading', { name: '아직 무협 이야기가 없어요.' })).toBeDefined()
  expect(screen.queryByRole('group', { name: '길이' })).toBeNull()
  expect(screen.getByRole('region', { name: '비슷한 ‘역사’ 이야기' })).toBeDefined()
})

it('leads back from filters that nothing fits', () => {
  show({ items: [], nextCursor: null }, { length: 'long' })
  expect(screen.getByText('조건에 맞는 무협 이야기가 없어요.')).toBeDefined()
  expect(hrefOf('모두 보기')).toBe('/genre/무협')
})

it('says that the list could not be read', () => {
  show(new ApiError({ code: 'UNKNOWN', message: 'x', status: 500 }))
  expect(screen.getByText('이야기 목록을 불러오지 못했어요.')).toBeDefined()
})
