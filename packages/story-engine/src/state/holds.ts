import type { Comparison, Test } from '../compile/expression.js'
import type { StoryState } from './story-state.js'

export function holds(tests: readonly Test[], state: StoryState): boolean {
  return tests.every((test) => testHolds(test, state))
}

export function testHolds(test: Test, state: StoryState): boolean {
  if (test.kind === 'has') return isTrue(test.name, state) !== test.negated
  return compare(numberOf(test.name, state), test.operator, test.value)
}

export function numberOf(name: string, state: StoryState): number {
  return ownNumber(state, name) ?? Number(isTrue(name, state))
}

/** The number itself, never what a plain object inherits under the same name. */
export function ownNumber(state: StoryState, name: string): number | undefined {
  return Object.hasOwn(state.numbers, name) ? state.numbers[name] : undefined
}

function isTrue(name: string, state: StoryState): boolean {
  const dot = name.indexOf('.')
  const local = name.slice(dot + 1)
  switch (dot > 0 ? name.slice(0, dot) : '') {
    case '물건':
      return state.items.includes(local)
    case '기억':
      return state.memories.some(({ key }) => key === local)
    case '본':
      return state.visited.includes(local)
    default:
      return state.flags.includes(name) || (ownNumber(state, name) ?? 0) !== 0
  }
}

export function compare(left: number, operator: Comparison, right: number): boolean {
  switch (operator) {
    case '>=':
      return left >= right
    case '<=':
      return left <= right
    case '>':
      return left > right
    case '<':
      return left < right
    case '==':
      return left === right
    case '!=':
      return left !== right
  }
}
