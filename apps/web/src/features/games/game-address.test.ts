// @vitest-environment node
import { expect, test } from 'vitest'
import { readGameAddress } from './game-address'

test('of a parameter given twice the first counts, and an empty one not at all', () => {
  expect(readGameAddress({ id: ['a', 'b'], play: '', with: 'c', go: '1' })).toEqual({
    id: 'a',
    play: null,
    compareWith: 'c',
    isPlaying: true,
  })
  expect(readGameAddress({})).toEqual({
    id: null,
    play: null,
    compareWith: null,
    isPlaying: false,
  })
})
