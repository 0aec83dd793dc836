import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows this face', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'branch',
    'describeTierInput',
    'findNode',
    'gameEngine',
    'inputsOfBoard',
    'matchCount',
    'offeredChoices',
    'particleOf',
    'psytest',
    'quiz',
    'resultProbabilities',
    'roundName',
    'rowOf',
    'tier',
    'usualSize',
    'wholePercents',
    'wilsonLowerBound',
    'worldcup',
  ])
})
