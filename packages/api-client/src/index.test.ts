import { expect, test } from 'vitest'
import * as face from './index.js'
import * as react from './react.js'

test('the faces are these names', () => {
  expect(Object.keys(face).toSorted()).toEqual(['ApiError', 'createApiClient', 'networkError'])
  expect(Object.keys(react).toSorted()).toEqual(['ApiProvider', 'callQuery', 'useApi'])
})
