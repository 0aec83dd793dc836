import { expect, it } from 'vitest'
import { aCupOutcome } from '../a-play.fake'
import { championMet } from './champion-met'

const told = (outcome = aCupOutcome) =>
  championMet(outcome).map(({ of, opponent, isCounted }) => [
    of,
    opponent?.label ?? null,
    isCounted,
  ])

it('names whom the champion met in each round, on either side', () => {
  expect(told()).toEqual([
    [4, '만두', false],
    [2, '호떡', true],
  ])
})

it('tells where the champion met nobody', () => {
  const [semifinals, final] = aCupOutcome.rounds
  if (!semifinals || !final) throw new Error('two rounds')
  const bye = { left: 'potato', right: null, winner: 'potato', isCounted: false }
  expect(told({ ...aCupOutcome, rounds: [{ of: 4, matches: [bye] }, final] })[0]).toEqual([
    4,
    null,
    false,
  ])
})
