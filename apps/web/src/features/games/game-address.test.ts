// @vitest-environment node
import { expect, test } from 'vitest'
import { readGameAddress } from './game-address'

const NOTHING = {
  id: null,
  play: null,
  compareWith: null,
  isPlaying: false,
  way: null,
  from: null,
  step: null,
}

test('of a parameter given twice the first counts, and an empty one not at all', () => {
  expect(readGameAddress({ id: ['a', 'b'], play: '', with: 'c', go: '1' })).toEqual({
    ...NOTHING,
    id: 'a',
    compareWith: 'c',
    isPlaying: true,
  })
  expect(readGameAddress({})).toEqual(NOTHING)
})

test('says how a play begins, and at which fork', () => {
  expect(readGameAddress({ resume: '1' }).way).toBe('resume')
  expect(readGameAddress({ fresh: '1', from: 'abc', step: '3' })).toEqual({
    ...NOTHING,
    way: 'fresh',
    from: 'abc',
    step: 3,
  })
})

test.each(['-1', '1.5', 'three', '', '99999'])('%j is no step', (step) => {
  expect(readGameAddress({ step }).step).toBeNull()
})
