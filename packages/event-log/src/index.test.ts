import { expect, test } from 'vitest'
import * as core from './index.js'
import * as react from './react.js'
import * as testing from './testing.js'

test('the faces are these names', () => {
  expect(Object.keys(core).toSorted()).toEqual(['createEventLog'])
  expect(Object.keys(react).toSorted()).toEqual(['createEventLogHooks'])
  expect(Object.keys(testing).toSorted()).toEqual([
    'fakeBrowser',
    'fakeClock',
    'fakeCollector',
    'fakeEventLog',
  ])
})
