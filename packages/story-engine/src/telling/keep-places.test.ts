import { expect, it } from 'vitest'
import { keepPlaces } from './keep-places.js'

const choices = (...ids: string[]) => ids.map((id) => ({ id, label: id }))

it.each([
  [['a', 'b', 'c'], ['c', 'a', 'b'], 'abc', 'all stand'],
  [['a', 'b', 'c'], ['d', 'c', 'a'], 'adc', 'one was taken'],
  [['a', 'b', 'c'], ['d', 'e', 'f'], 'def', 'none stands'],
  [['a', 'b', 'c'], ['c', 'd'], 'cd', 'there are fewer, and its place is gone'],
  [['a'], ['b', 'c', 'a'], 'abc', 'there are more'],
  [[], ['a', 'b'], 'ab', 'nothing was offered before'],
])('%j then %j are shown as %s: %s', (before, after, shown) => {
  const kept = keepPlaces(choices(...after), choices(...before))
  expect(kept.map(({ id }) => id).join('')).toBe(shown)
})
