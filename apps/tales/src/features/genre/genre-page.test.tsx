import { GENRES } from '@doran/contract/names'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { siteAround } from '../../testing/site-around'
import { genreSentence } from './genre-copy'
import { GenrePage } from './genre-page'
import { readGenre } from './read-genre'

afterEach(cleanup)

it('says what the genre is, and leads to the others that have a story', () => {
  render(
    <GenrePage genre="추리" genres={['로맨스', '추리', 'SF']}>
      <p>목록</p>
    </GenrePage>,
    { wrapper: siteAround() },
  )
  expect(screen.getByRole('heading', { level: 1, name: '추리 이야기' })).toBeDefined()
  expect(screen.getByText(genreSentence('추리'))).toBeDefined()
  const others = within(screen.getByRole('region', { name: '다른 장르' })).getAllByRole('link')
  expect(others.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
    '/genre/로맨스',
    '/genre/SF',
  ])
})

it.each(GENRES)('%s has a sentence in 해요체', (genre) => {
  expect(genreSentence(genre)).toMatch(/요\.$/)
})

it.each([
  ['추리', '추리'],
  [encodeURIComponent('추리'), '추리'],
  ['추리'.normalize('NFD'), '추리'],
  ['sf', 'SF'],
  ['없는장르', null],
  ['%E0%A4%A', null],
  ['', null],
])('reads the segment %j', (segment, genre) => {
  expect(readGenre(segment)).toBe(genre)
})
