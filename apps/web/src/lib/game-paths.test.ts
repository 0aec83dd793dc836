// @vitest-environment node
import { findRoute } from '@doran/site/core'
import { expect, test } from 'vitest'
import { gamePath, playPath, resultPath } from './game-paths'

const TEST = { id: 'a1', kind: 'psytest' } as const

test('every kind is played on a page that exists', () => {
  for (const kind of ['psytest', 'worldcup'] as const)
    expect(findRoute(playPath({ id: 'a1', kind }).split('?')[0] ?? '')).not.toBeNull()
})

test('a play goes on or begins anew by its address', () => {
  expect(playPath(TEST)).toBe('/psytest?id=a1')
  expect(playPath(TEST, 'resume')).toBe('/psytest?id=a1&resume=1')
  expect(playPath(TEST, 'fresh')).toBe('/psytest?id=a1&fresh=1')
})

test('a field of tomatoes has one address, whatever one has of it', () => {
  expect(playPath({ id: 'a1', kind: 'tomato' })).toBe('/tomato')
  expect(playPath({ id: 'a1', kind: 'tomato' }, 'fresh')).toBe('/tomato')
})

test('what stands in an address stays in its own parameter', () => {
  expect(gamePath('a&play=b')).toBe('/games/detail?id=a%26play%3Db')
  expect(resultPath('a1', 'abc')).toBe('/games/detail?id=a1&play=abc')
})
