// @vitest-environment node
import { expect, test } from 'vitest'
import { gameQuery, isWishing, readWishes, wishesHref } from './game-wishes'

test('an address that asks for nothing seeks nothing', () => {
  expect(isWishing(null, readWishes(null, {}))).toBe(false)
  expect(isWishing('psytest', readWishes('psytest', {}))).toBe(false)
  expect(gameQuery(readWishes('psytest', {}))).toEqual({ sort: 'hot', kind: 'psytest' })
})

test('what cannot be meant is left out, and a search is cut to its length', () => {
  const wishes = readWishes(null, {
    kind: 'chess',
    mood: 'gloomy',
    sort: 'best',
    q: '가'.repeat(60),
  })
  expect(wishes).toMatchObject({ kind: null, mood: null, sort: 'hot' })
  expect(wishes.q).toHaveLength(40)
})

test('a hub of one kind stays with it', () => {
  const wishes = readWishes('psytest', { kind: 'worldcup' })
  expect(wishes.kind).toBe('psytest')
  expect(wishesHref('/psytest', 'psytest', { ...wishes, sort: 'new' })).toBe('/psytest?sort=new')
})

test('an address holds every wish and begins at the first page', () => {
  const given = { kind: 'worldcup', mood: 'funny', sort: 'top', q: '간식 & 밤', tag: '겨울' }
  const wishes = readWishes(null, { ...given, cursor: 'next' })
  const href = wishesHref('/games', null, wishes)
  expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toEqual(given)
  expect(gameQuery(wishes)).toEqual({ ...given, cursor: 'next' })
})
