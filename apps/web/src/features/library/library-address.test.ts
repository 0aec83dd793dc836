// @vitest-environment node
import { expect, test } from 'vitest'
import { libraryHref, playQuery, readLibraryAddress, savedQuery } from './library-address'

test('opens with what waits to go on, and leaves out what it does not know', () => {
  const address = readLibraryAddress({ tab: 'secrets', kind: 'chess', sort: 'loud' })
  expect(address).toMatchObject({ tab: 'continue', kind: null, sort: 'new', cursor: '' })
  expect(libraryHref(address)).toBe('/library')
  expect(playQuery(address)).toEqual({ status: 'started', sort: 'new' })
})

test('keeps of a tab what is asked of it, and leads to the first page', () => {
  const query = { tab: 'results', kind: 'quiz', sort: 'old', type: 'game', cursor: 'c1' }
  const address = readLibraryAddress(query)
  expect(address).toMatchObject({ type: null, cursor: 'c1' })
  expect(libraryHref(address)).toBe('/library?tab=results&kind=quiz&sort=old')
  expect(playQuery(address)).toEqual({
    status: 'finished',
    kind: 'quiz',
    sort: 'old',
    cursor: 'c1',
  })
})

test('asks for what was saved by its type or by its collection', () => {
  expect(savedQuery(readLibraryAddress({ tab: 'saved', type: 'theme', kind: 'quiz' }))).toEqual({
    targetType: 'theme',
    sort: 'new',
  })
  const collection = readLibraryAddress({ tab: 'collections', collection: ['k1', 'k2'] })
  expect(savedQuery(collection)).toEqual({ collectionId: 'k1', sort: 'new' })
  expect(libraryHref(collection)).toBe('/library?tab=collections&collection=k1')
})
