// @vitest-environment node
import { expect, it } from 'vitest'
import { plainNumbers } from './landing-words'

const numbers = (prices: Parameters<typeof plainNumbers>[0]['prices']) =>
  plainNumbers({ prices, dailyGems: 20 }).map(({ number }) => number)

it('names what models cost from the server’s list', () => {
  const prices = [
    { tier: 'basic', turn: 2, continue: 1 },
    { tier: 'deep', turn: 5, continue: 3 },
  ] as const
  expect(numbers([...prices])).toEqual(['0원', '5장면', '젬 20개', '젬 2개', '15~45장면', '15세'])
  const [, , daily] = plainNumbers({ prices: [...prices], dailyGems: 20 })
  expect(daily?.words).toContain('하루 10장면까지')
})

it('says nothing of models and gems where there is no model', () => {
  expect(numbers([])).toEqual(['0원', '15~45장면', '15세'])
})
