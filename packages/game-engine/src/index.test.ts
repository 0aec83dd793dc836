import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows this face', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'gameEngine',
    'psytest',
    'resultProbabilities',
    'roundName',
    'wholePercents',
    'wilsonLowerBound',
    'worldcup',
  ])
})
