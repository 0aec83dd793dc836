import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows this face', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'gameEngine',
    'matchCount',
    'particleOf',
    'psytest',
    'resultProbabilities',
    'roundName',
    'usualSize',
    'wholePercents',
    'wilsonLowerBound',
    'worldcup',
  ])
})
