import { expect, test } from 'vitest'
import { genrePages } from './genre-pages'

test('has each genre with a story once, as fresh as its freshest story', () => {
  const pages = genrePages([
    { genre: 'SF', changedAt: '2026-11-20T00:00:00.000Z' },
    { genre: 'SF', changedAt: '2026-11-22T00:00:00.000Z' },
    { genre: '일상', changedAt: '2026-11-21T00:00:00.000Z' },
  ])
  expect(pages.map(({ path }) => decodeURIComponent(path))).toEqual([
    '/doran-tales/genre/SF',
    '/doran-tales/genre/일상',
  ])
  expect(pages.map(({ changedAt }) => changedAt)).toEqual([
    '2026-11-22T00:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
  ])
})
