import type { CompiledTheme } from '../compile/compiled-theme.js'
import { parseChange, parseTest } from '../compile/expression.js'
import { expressionsIn } from '../compile/expressions-in.js'
import { canonicalName } from '../compile/expressions-of.js'
import { knownNames } from '../compile/known-names.js'

export type Facts = { read: Map<string, string>; set: Map<string, string> }

/** Every fact that a theme reads or sets, with the first place where it does. */
export function factsOf({ source, scenes }: CompiledTheme): Facts {
  const facts: Facts = { read: new Map(), set: new Map() }
  const known = knownNames(source)
  for (const { where, list, source: expression } of expressionsIn(source)) {
    const isRead = list === 'when'
    const read = isRead ? parseTest(expression) : parseChange(expression)
    if (read) note(isRead ? facts.read : facts.set, canonicalName(read.name, known), where)
  }
  for (const { id, moves, recalls } of scenes.values()) {
    for (const { id: move, remember, risk } of moves) {
      const where = `scenes.${id}.moves.${move}`
      if (remember) note(facts.set, `기억.${remember.key}`, `${where}.remember.key`)
      if (risk) note(facts.read, risk.stat, `${where}.risk.stat`)
    }
    for (const [index, { memory }] of recalls.entries()) {
      note(facts.read, `기억.${memory}`, `scenes.${id}.recalls.${index}.key`)
    }
  }
  return facts
}

function note(list: Map<string, string>, name: string, where: string): void {
  if (!list.has(name)) list.set(name, where)
}
