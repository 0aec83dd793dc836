// @vitest-environment node
import { expect, it } from 'vitest'
import { readSearchAddress } from './read-search-address'
import { isTooLong, searchHref, searchQuery } from './search-address'

it('reads what is sought, in one line and without what nobody sees', () => {
  expect(readSearchAddress({ q: ' 밤  \n기차\u200b ', type: 'game', cursor: 'c1' })).toEqual({
    q: '밤 기차',
    type: 'game',
    cursor: 'c1',
  })
})

it('leaves out what an address cannot mean', () => {
  const nothing = { q: '', type: null, cursor: '' }
  expect(readSearchAddress({ q: ['a', 'b'], type: 'song', cursor: 'c1' })).toEqual(nothing)
  expect(readSearchAddress({})).toEqual(nothing)
})

it('writes a search from its first page', () => {
  expect(searchHref({})).toBe('/search')
  expect(searchHref({ q: '밤 기차', type: null, cursor: 'c1' })).toBe(
    '/search?q=%EB%B0%A4+%EA%B8%B0%EC%B0%A8',
  )
  expect(searchHref({ q: 'SF', type: 'creator' })).toBe('/search?q=SF&type=creator')
})

it('asks for one page of one type, or for the first of each', () => {
  expect(searchQuery({ q: 'SF', type: null, cursor: '' })).toEqual({ q: 'SF' })
  const query = { q: 'SF', type: 'post', cursor: 'c1' } as const
  expect(searchQuery(query)).toEqual(query)
})

it('counts a hundred letters as a person does', () => {
  expect(isTooLong('🔥'.repeat(100))).toBe(false)
  expect(isTooLong('가'.repeat(101))).toBe(true)
})
