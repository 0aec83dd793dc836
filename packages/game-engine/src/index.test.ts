import { expect, it } from 'vitest'
import * as face from './index.js'

it('shows this face', () => {
  expect(Object.keys(face).toSorted()).toEqual([
    'announceRow',
    'branch',
    'comboOf',
    'describeTierInput',
    'endsAtMs',
    'fieldAt',
    'findNode',
    'gameEngine',
    'inputsOfBoard',
    'isBeyondHand',
    'matchCount',
    'offeredChoices',
    'particleOf',
    'psytest',
    'quiz',
    'resultProbabilities',
    'roundName',
    'rowOf',
    'scoreOf',
    'tier',
    'tomato',
    'usualSize',
    'wholePercents',
    'wilsonLowerBound',
    'worldcup',
  ])
})
