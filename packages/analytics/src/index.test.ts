import { expect, it } from 'vitest'
import * as face from './index.js'
import * as react from './react.js'
import * as testing from './testing.js'

it('shows this face and no more', () => {
  expect(Object.keys(face).toSorted()).toMatchInlineSnapshot(`
    [
      "AMPLITUDE_ENDPOINT",
      "createAdsChoice",
      "createChoice",
      "createUsageChoice",
      "startAnalytics",
    ]
  `)
  expect(Object.keys(react).toSorted()).toMatchInlineSnapshot(`
    [
      "AnalyticsProvider",
      "useChoice",
      "useUsageChoice",
    ]
  `)
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "startCollector",
    ]
  `)
})
