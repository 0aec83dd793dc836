import { expect, it } from 'vitest'
import * as core from './index.js'
import * as react from './react.js'

it('shows exactly these names', () => {
  expect(Object.keys(core).toSorted()).toEqual([
    'FLAGS',
    'FLAG_NAMES',
    'parseFlags',
    'readFlags',
    'serializeFlags',
    'writeFlags',
  ])
  expect(Object.keys(react)).toEqual(['FeatureFlagKeys'])
})
