import type { Change, Test } from './expression.js'
import { parseChange, parseTest } from './expression.js'
import type { Known } from './known-names.js'
import type { Finding } from './theme-error.js'

export type FaultLog = Finding[]

const RELATION = '관계.'

export function fault(log: FaultLog, code: string, where: string, message: string): void {
  log.push({ level: 'error', code, where, message })
}

export function canonicalName(name: string, known: Known): string {
  if (!name.startsWith(RELATION)) return name
  const person = name.slice(RELATION.length)
  return RELATION + (known.cast.has(person) ? person : (known.castByAlias.get(person) ?? person))
}

export function testsOf(
  sources: readonly string[],
  where: string,
  known: Known,
  log: FaultLog,
): Test[] {
  return sources.flatMap((source, index) => {
    const test = parseTest(source)
    if (!test) fault(log, 'bad-condition', `${where}.when.${index}`, `cannot read "${source}"`)
    return test ? [{ ...test, name: canonicalName(test.name, known) }] : []
  })
}

export function changesOf(
  sources: readonly string[],
  where: string,
  known: Known,
  log: FaultLog,
): Change[] {
  return sources.flatMap((source, index) => {
    const change = parseChange(source)
    if (!change) fault(log, 'bad-effect', `${where}.sets.${index}`, `cannot read "${source}"`)
    return change ? [{ ...change, name: canonicalName(change.name, known) }] : []
  })
}
