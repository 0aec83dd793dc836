import { expect, test } from 'vitest'
import * as face from './index.js'

test('the face is these names', () => {
  expect(Object.keys(face).toSorted()).toEqual(['RealtimeError', 'createRealtimeServer'])
})
