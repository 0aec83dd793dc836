import type { CompiledTheme } from '../compile/compiled-theme.js'
import { parseTest, type Test } from '../compile/expression.js'
import { expressionsIn } from '../compile/expressions-in.js'
import { canonicalName } from '../compile/expressions-of.js'
import { knownNames } from '../compile/known-names.js'
import type { Finding } from '../compile/theme-error.js'
import { boundsIn, meets, valuesFor, type Bounds } from './met-together.js'

type BoundedTest = { where: string; source: string; test: Test }

/** Conditions that a number within its bounds can never meet, alone or beside the others, or always meets. */
export function lintBounds(theme: CompiledTheme): Finding[] {
  const boundsOf = boundsIn(theme)
  const known = knownNames(theme.source)
  const tests = expressionsIn(theme.source).flatMap(({ where, list, source }): BoundedTest[] => {
    const test = list === 'when' ? parseTest(source) : null
    return test ? [{ where, source, test: { ...test, name: canonicalName(test.name, known) } }] : []
  })
  const lists = Map.groupBy(tests, ({ where, test }) => `${listOf(where)} ${test.name}`)
  return [...lists.values()].flatMap((together) => {
    const bounds = boundsOf(together[0]?.test.name ?? '')
    return bounds ? faultsOf(together, bounds) : []
  })
}

function faultsOf(together: readonly BoundedTest[], bounds: Bounds): Finding[] {
  const { min, max } = bounds
  const values = valuesFor(
    together.map(({ test }) => test),
    bounds,
  )
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

function listOf(where: string): string {
  return where.slice(0, where.lastIndexOf('.'))
}

function error(code: string, where: string, message: string): Finding {
  return { level: 'error', code, where, message }
}
