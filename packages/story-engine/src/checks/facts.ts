import type { CompiledTheme } from '../compile/compiled-theme.js'
import type { Change, Test } from '../compile/expression.js'
import { passagesOfScene } from '../compile/passages-of-scene.js'

export type Facts = { read: Map<string, string>; set: Map<string, string> }

/** Every fact that a theme reads or sets, with the first place where it does. */
export function factsOf(theme: CompiledTheme): Facts {
  const facts: Facts = { read: new Map(), set: new Map() }
  const note = (where: string, tests: readonly Test[], changes: readonly Change[]) => {
    for (const { name } of tests) if (!facts.read.has(name)) facts.read.set(name, where)
    for (const { name } of changes) if (!facts.set.has(name)) facts.set.set(name, where)
  }
  for (const scene of theme.scenes.values()) {
    for (const { key, when, changes } of passagesOfScene(scene)) note(key, when, changes)
    for (const move of scene.moves) {
      note(move.key, move.when, move.changes)
      if (move.remember) facts.set.set(`기억.${move.remember.key}`, move.key)
      if (move.risk) facts.read.set(move.risk.stat, move.key)
    }
    for (const recall of scene.recalls) facts.read.set(`기억.${recall.memory}`, recall.key)
  }
  for (const ending of theme.endings) {
    note(`ending/${ending.key}`, ending.when, [])
    for (const { key, when, changes } of ending.text) note(key, when, changes)
  }
  return facts
}
