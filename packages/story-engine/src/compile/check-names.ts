import type { CompiledEnding, CompiledScene, Passage } from './compiled-theme.js'
import type { Known } from './known-names.js'
import type { Change, Test } from './expression.js'
import { fault, type FaultLog } from './expressions-of.js'
import { passagesOfScene } from './passages-of-scene.js'
import type { ThemeSource } from '../theme-schema.js'

/** Names that point at something declared (`관계.`, `본.`) must point at something that exists. */
export function checkNames(
  source: ThemeSource,
  scenes: readonly CompiledScene[],
  endings: readonly CompiledEnding[],
  known: Known,
  log: FaultLog,
): void {
  const check = (where: string, expressions: readonly (Test | Change)[]) => {
    for (const { name } of expressions) checkName(name, where, known, log)
  }
  const checkPassage = ({ key, when, changes }: Passage) => check(key, [...when, ...changes])
  for (const scene of scenes) {
    for (const passage of passagesOfScene(scene)) checkPassage(passage)
    for (const move of scene.moves) check(move.key, [...move.when, ...move.changes])
  }
  for (const ending of endings) {
    check(`endings.${ending.key}`, ending.when)
    for (const passage of ending.text) checkPassage(passage)
  }
  const usesEndings = scenes
    .flatMap(passagesOfScene)
    .some(({ target }) => target?.kind === 'endings')
  if (usesEndings && (source.endings.at(-1)?.when.length ?? 0) > 0) {
    fault(log, 'last-ending', 'endings', 'the last ending must have no condition')
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
