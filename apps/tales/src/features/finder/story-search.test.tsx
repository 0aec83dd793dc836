import { ApiError } from '@doran/api-client'
import type { FoundCharacter } from '@doran/contract'
import { fakeApi } from '@doran/site/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aThemeCard } from '../../testing/a-theme'
import { siteAround } from '../../testing/site-around'
import { findCharacters } from './find-characters'
import { searchOf } from './search-of'
import { StorySearch } from './story-search'
import { readWishes } from './wishes'

afterEach(cleanup)

const LIST = 'GET /v1/tales/character'
const hajin: FoundCharacter = {
  id: 'person-1',
  name: '하진',
  role: '구름재 도서관의 사서',
  portraits: null,
  theme: {
    id: 'theme-1',
    title: '밀실 도서관의 여섯 번째 열쇠',
    changedAt: '2026-11-21T00:00:00Z',
  },
}

function show(query: Record<string, string>, people: FoundCharacter[] = []) {
  render(
    <StorySearch
      genres={['추리']}
      wishes={readWishes(query)}
      found={{ items: query['q'] === '열쇠' ? [aThemeCard()] : [], nextCursor: null }}
      people={people}
      near={null}
      others={[]}
    />,
    { wrapper: siteAround() },
  )
}
const hrefOf = (name: string | RegExp) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')

it('keeps the filters of the address when other words are sought', () => {
  show({ q: '열쇠', genre: '추리', length: 'short' })
  const form = screen.getByRole<HTMLFormElement>('search')
  expect(form.getAttribute('action')).toBe('/doran-tales/search')
  expect(Object.fromEntries(new FormData(form))).toEqual({
    q: '열쇠',
    genre: '추리',
    length: 'short',
  })
  expect(hrefOf('긴 이야기')).toBe('/search?genre=추리&length=long&q=열쇠')
})

it('shows people of that name above the stories, with theirs', () => {
  show({ q: '하진' }, [hajin])
  const people = within(screen.getByRole('region', { name: '등장인물' }))
  const link = people.getByRole('link', { name: /하진/ })
  expect(link.getAttribute('href')).toBe('/character/person-1')
  expect(link.textContent).toContain('밀실 도서관의 여섯 번째 열쇠')
})

it('leads on from words that nothing fits: to all stories, and to the search over everything', () => {
  show({ q: '잠수함' })
  expect(screen.getByText('‘잠수함’에 맞는 이야기가 없어요.')).toBeDefined()
  expect(screen.queryByRole('region', { name: '등장인물' })).toBeNull()
  expect(hrefOf('모두 보기')).toBe('/search')
  expect(hrefOf('놀이와 글에서도 ‘잠수함’ 찾기')).toBe('/search?q=잠수함')
})

it('asks for people only by words, and does without them where the API cannot say', async () => {
  const { client, requests } = fakeApi({ [LIST]: [{ items: [hajin], nextCursor: null }] }, [])
  expect(await findCharacters(client, '')).toEqual([])
  expect(requests).toHaveLength(0)
  expect(await findCharacters(client, '하진')).toEqual([hajin])
  const limited = new ApiError({ code: 'TOO_MANY', message: 'x', status: 429 })
  expect(await findCharacters(fakeApi({ [LIST]: [limited] }, []).client, '하진')).toEqual([])
})

it.each([
  [{}, null],
  [{ q: ' ' }, null],
  [{ from: 'ad' }, null],
  [{ q: '비 오는 날' }, '/search?q=비+오는+날'],
  [{ genre: '없음' }, '/search?genre=없음'],
  [{ genre: 'SF', q: '별' }, '/search?genre=SF&q=별'],
])('an address of the home page with %j leads on', (query, path) => {
  const search = searchOf(query)
  expect(search && decodeURIComponent(search)).toBe(path)
})
