import type { CompiledTheme } from '../compile/compiled-theme.js'
import { parseChange, parseTest, type Test } from '../compile/expression.js'
import { expressionsIn, type Expression } from '../compile/expressions-in.js'
import { canonicalName } from '../compile/expressions-of.js'
import { knownNames } from '../compile/known-names.js'
import type { Finding } from '../compile/theme-error.js'
import { compare } from '../state/holds.js'

type Bounds = { min: number; max: number }
type BoundedTest = { where: string; source: string; test: Test }

const FLAG_BOUNDS: Bounds = { min: 0, max: 1 }

/** Conditions that a number within its bounds can never meet, alone or beside the others, or always meets. */
export function lintBounds(theme: CompiledTheme): Finding[] {
  const expressions = expressionsIn(theme.source)
  const boundsOf = boundsIn(theme, expressions)
  const known = knownNames(theme.source)
  const tests = expressions.flatMap(({ where, list, source }): BoundedTest[] => {
    const test = list === 'when' ? parseTest(source) : null
    return test ? [{ where, source, test: { ...test, name: canonicalName(test.name, known) } }] : []
  })
  const lists = Map.groupBy(tests, ({ where, test }) => `${listOf(where)} ${test.name}`)
  return [...lists.values()].flatMap((together) => {
    const bounds = boundsOf(together[0]?.test.name ?? '')
    return bounds ? faultsOf(together, bounds) : []
  })
}

/** Counters that nothing bounds have none; what is only raised and dropped is 0 or 1. */
function boundsIn(
  { bounds, source }: CompiledTheme,
  expressions: readonly Expression[],
): (name: string) => Bounds | null {
  const known = knownNames(source)
  const counters = new Set(
    expressions.flatMap(({ list, source: effect }) => {
      const change = list === 'sets' ? parseChange(effect) : null
      return change?.kind === 'number' ? canonicalName(change.name, known) : []
    }),
  )
  return (name) => bounds.get(name) ?? (counters.has(name) ? null : FLAG_BOUNDS)
}

function faultsOf(together: readonly BoundedTest[], bounds: Bounds): Finding[] {
  const { min, max } = bounds
  const values = valuesFor(together, bounds)
  const single = together.flatMap(({ where, source, test }): Finding[] => {
    const count = values.filter((value) => meets(test, value)).length
    if (count > 0 && count < values.length) return []
    const [code, how] = count === 0 ? ['never-holds', 'never'] : ['always-holds', 'always']
    return [error(code, where, `"${source}" ${how} holds between ${min} and ${max}`)]
  })
  if (single.length > 0) return single
  if (values.some((value) => together.every(({ test }) => meets(test, value)))) return []
  const sources = together.map(({ source }) => `"${source}"`).join(' and ')
  return [error('never-holds', together.at(-1)?.where ?? '', `${sources} never hold together`)]
}

/** Both ends and all around the thresholds: between these no test changes. */
function valuesFor(together: readonly BoundedTest[], { min, max }: Bounds): number[] {
  const thresholds = together.map(({ test }) => (test.kind === 'has' ? 0 : test.value))
  const near = thresholds.flatMap((value) => [value - 1, value, value + 1])
  return [min, max, ...near].filter((value) => value >= min && value <= max)
}

function meets(test: Test, value: number): boolean {
  if (test.kind === 'has') return (value !== 0) !== test.negated
  return compare(value, test.operator, test.value)
}

function listOf(where: string): string {
  return where.slice(0, where.lastIndexOf('.'))
}

function error(code: string, where: string, message: string): Finding {
  return { level: 'error', code, where, message }
}
