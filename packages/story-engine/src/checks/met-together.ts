import type { CompiledTheme } from '../compile/compiled-theme.js'
import { parseChange, type Test } from '../compile/expression.js'
import { expressionsIn } from '../compile/expressions-in.js'
import { canonicalName } from '../compile/expressions-of.js'
import { knownNames } from '../compile/known-names.js'
import { compare } from '../state/holds.js'

export type Bounds = { min: number; max: number }
export type BoundsOf = (name: string) => Bounds | null

const FLAG_BOUNDS: Bounds = { min: 0, max: 1 }
const NO_BOUNDS: Bounds = { min: -Infinity, max: Infinity }

/** Counters that nothing bounds have none; what is only raised and dropped is 0 or 1. */
export function boundsIn({ bounds, source }: CompiledTheme): BoundsOf {
  const known = knownNames(source)
  const counters = new Set(
    expressionsIn(source).flatMap(({ list, source: effect }) => {
      const change = list === 'sets' ? parseChange(effect) : null
      return change?.kind === 'number' ? canonicalName(change.name, known) : []
    }),
  )
  return (name) => bounds.get(name) ?? (counters.has(name) ? null : FLAG_BOUNDS)
}

/** Whether no two of these rule each other out; what different names have to do with each other is not known. */
export function canHoldTogether(tests: readonly Test[], boundsOf: BoundsOf): boolean {
  return [...Map.groupBy(tests, ({ name }) => name)].every(([name, together]) =>
    valuesFor(together, boundsOf(name) ?? NO_BOUNDS).some((value) =>
      together.every((test) => meets(test, value)),
    ),
  )
}

/** Both ends and all around the thresholds: between these no test changes. */
export function valuesFor(tests: readonly Test[], { min, max }: Bounds): number[] {
  const thresholds = tests.map((test) => (test.kind === 'has' ? 0 : test.value))
  const near = thresholds.flatMap((value) => [value - 1, value, value + 1])
  return [min, max, ...near].filter((value) => value >= min && value <= max)
}

export function meets(test: Test, value: number): boolean {
  if (test.kind === 'has') return (value !== 0) !== test.negated
  return compare(value, test.operator, test.value)
}
