// @vitest-environment node
import { expect, it } from 'vitest'
import { pageState, resetPageStates } from './page-state.js'

it('creates the state once, at its first use', () => {
  let created = 0
  const state = pageState(() => ({ id: (created += 1) }))
  expect(created).toBe(0)
  expect([state(), state()]).toEqual([{ id: 1 }, { id: 1 }])
})

it('starts again when all states are reset', () => {
  const names = pageState(() => new Set<string>())
  names().add('one')
  resetPageStates()
  expect(names().size).toBe(0)
})
