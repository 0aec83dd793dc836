import { compileTriggers } from '@doran/korean'
import type { CommonSource, ThemeSource } from '../theme-schema.js'
import type {
  CompiledBridge,
  CompiledEnding,
  CompiledScene,
  CompiledTheme,
} from './compiled-theme.js'
import { checkIds } from './check-ids.js'
import { checkNames } from './check-names.js'
import { checkSlots } from './check-slots.js'
import { compileReplies } from './compile-replies.js'
import { compilePassages } from './compile-passage.js'
import { compileScene } from './compile-scene.js'
import { knownNames, type Known } from './known-names.js'
import { fault, testsOf, type FaultLog } from './expressions-of.js'
import { passagesOfScene } from './passages-of-scene.js'
import { ThemeError } from './theme-error.js'

/**
 * Prepares a theme for playing. Throws `ThemeError` with every structural fault found:
 * unknown scenes, endings, people and slots, unreadable conditions and effects, doubled ids.
 */
export function compileTheme(source: ThemeSource, common: CommonSource): CompiledTheme {
  const log: FaultLog = []
  const known = knownNames(source)
  checkIds(source, log)
  // Nothing under a doubled id could be told apart.
  if (log.length > 0) throw new ThemeError(source.slug, log)
  if (!known.scenes.has(source.start)) {
    fault(log, 'unknown-scene', 'start', `no scene "${source.start}"`)
  }
  const scenes = source.scenes.map((scene) => compileScene(scene, source, known, log))
  const endings = source.endings.map((ending) => compileEnding(ending, known, log))
  const replies = compileReplies(source.replies, known, log)
  const discoveries = source.discoveries.map(({ when, unsaid }, index) => ({
    when: testsOf(when, `discoveries.${index}`, known, log),
    unsaid,
  }))
  const shared = source.hasCommonBridges ? common.bridges : []
  const bridges = shared.map((bridge) => compileBridge(bridge, known, log))
  checkNames(source, known, log)
  checkLastEnding(source, scenes, log)
  checkSlots(source, common, known, log)
  if (log.length > 0) throw new ThemeError(source.slug, log)
  return {
    source,
    scenes: new Map(scenes.map((scene) => [scene.id, scene])),
    endings,
    replies,
    discoveries,
    bridges,
    bounds: boundsOf(source),
    initialNumbers: initialNumbersOf(source),
    phrases: new Map(
      scenes.flatMap(({ moves }) =>
        moves.flatMap(({ remember }) => (remember ? [[remember.key, remember.as] as const] : [])),
      ),
    ),
    castNames: source.cast.map(({ name }) => name),
    castMentions: compileTriggers(
      source.cast.map(({ name, aliases }) => ({ id: name, keys: [name, ...aliases] })),
    ),
  }
}

function checkLastEnding(
  { endings }: ThemeSource,
  scenes: readonly CompiledScene[],
  log: FaultLog,
): void {
  const targets = scenes.flatMap(passagesOfScene).map(({ target }) => target?.kind)
  const last = endings.length - 1
  if (targets.includes('endings') && (endings[last]?.when.length ?? 0) > 0) {
    fault(log, 'last-ending', `endings.${last}.when`, 'the last ending must have no condition')
  }
}

function compileEnding(
  ending: ThemeSource['endings'][number],
  known: Known,
  log: FaultLog,
): CompiledEnding {
  const { key, title, hint, badge, rare } = ending
  const where = `endings.${key}`
  const text = compilePassages(ending.text, `~ending/${key}`, `${where}.text`, known, log)
  return { key, title, hint, badge, rare, when: testsOf(ending.when, where, known, log), text }
}

function compileBridge(
  bridge: CommonSource['bridges'][number],
  known: Known,
  log: FaultLog,
): CompiledBridge {
  const { id, family, text } = bridge
  return { id, family, text, when: testsOf(bridge.when, `common.bridges.${id}`, known, log) }
}

const RELATION_BOUNDS = { min: -5, max: 5 }

function boundsOf(source: ThemeSource): Map<string, { min: number; max: number }> {
  return new Map([
    ...source.gauges.map(({ key, min, max }) => [key, { min, max }] as const),
    ...source.cast.map(({ name }) => [`관계.${name}`, RELATION_BOUNDS] as const),
  ])
}

function initialNumbersOf(source: ThemeSource): Record<string, number> {
  return Object.fromEntries([
    ...source.gauges.map(({ key, start }) => [key, start] as const),
    ...source.cast.map(({ name, relation }) => [`관계.${name}`, relation] as const),
  ])
}
