import { expect, it } from 'vitest'
import { createByteBudget } from './byte-budget.js'

it('refuses an address more than its share, and everybody more than there is', () => {
  const budget = createByteBudget({ ofAll: 10, ofAddress: 6 })
  expect(budget.take('a', 6)).toBe(true)
  expect(budget.take('a', 1)).toBe(false)
  expect(budget.take('b', 5)).toBe(false)
  expect(budget.take('b', 4)).toBe(true)
  expect(budget.take('c', 1)).toBe(false)
})

it('has room again for what was given back', () => {
  const budget = createByteBudget({ ofAll: 10, ofAddress: 6 })
  budget.take('a', 6)
  budget.take('b', 4)
  budget.giveBack('a', 2)
  expect(budget.take('c', 3)).toBe(false)
  expect(budget.take('a', 2)).toBe(true)
  budget.giveBack('a', 6)
  expect(budget.take('c', 6)).toBe(true)
})
