// @vitest-environment node
import { expect, it } from 'vitest'
import { readReviewsAddress, reviewsHref, reviewsQuery, summaryQuery } from './reviews-address'

const THEME = '019a5c3e-7b20-7d41-9c6e-6b0f2a4d8e15'

it.each([
  [{}, { sort: 'helpful' }],
  [
    { theme: 'x', genre: '만화', stars: '9', spoilers: 'yes', sort: 'old', cursor: 'a b' },
    { sort: 'helpful' },
  ],
  [{ stars: ['1', '2'], genre: ['추리', '공포'] }, { sort: 'helpful' }],
  [
    { genre: '추리', stars: '4', spoilers: 'no', sort: 'new', cursor: 'abc_-1' },
    { genre: '추리', stars: 4, noSpoilers: 'true', sort: 'new', cursor: 'abc_-1' },
  ],
  [
    { theme: THEME.toUpperCase(), genre: '추리' },
    { template: THEME, sort: 'helpful' },
  ],
])('reads %j as it may be asked for', (query, asked) => {
  expect(reviewsQuery(readReviewsAddress(query))).toEqual(asked)
})

it('counts all stars of what is listed', () => {
  const address = readReviewsAddress({ genre: '추리', stars: '4', spoilers: 'no' })
  expect(summaryQuery(address)).toEqual({ genre: '추리' })
})

it('keeps in an address what was chosen, and begins anew', () => {
  const query = { theme: THEME, stars: '4', spoilers: 'no', sort: 'new', cursor: 'abc' }
  const href = reviewsHref(readReviewsAddress(query), { stars: 5 })
  expect(href).toBe(`/doran-tales/reviews?theme=${THEME}&stars=5&spoilers=no&sort=new`)
  expect(reviewsHref(readReviewsAddress({}))).toBe('/doran-tales/reviews')
})
