import { parseChange, parseTest } from './expression.js'
import { expressionsIn } from './expressions-in.js'
import { canonicalName, fault, type FaultLog } from './expressions-of.js'
import type { Known } from './known-names.js'
import type { ThemeSource } from '../theme-schema.js'

/** Names that point at something declared (`관계.`, `본.`) must point at something that exists. */
export function checkNames(source: ThemeSource, known: Known, log: FaultLog): void {
  for (const { where, list, source: expression } of expressionsIn(source)) {
    const read = list === 'when' ? parseTest(expression) : parseChange(expression)
    if (read) checkName(canonicalName(read.name, known), where, known, log)
  }
}

function checkName(name: string, where: string, known: Known, log: FaultLog): void {
  const [space, ...rest] = name.split('.')
  const local = rest.join('.')
  if (space === '관계' && !known.cast.has(local)) {
    fault(log, 'unknown-cast', where, `nobody is called "${local}"`)
  }
  if (space === '본' && !known.scenes.has(local)) {
    fault(log, 'unknown-scene', where, `no scene "${local}"`)
  }
}
