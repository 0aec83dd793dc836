import { allTexts } from '../compile/all-texts.js'
import { compileTheme } from '../compile/compile-theme.js'
import type { CompiledTheme, Passage } from '../compile/compiled-theme.js'
import { passagesOfMove, passagesOfScene } from '../compile/passages-of-scene.js'
import { slotsOf } from '../compile/read-slots.js'
import { ThemeError, type Finding } from '../compile/theme-error.js'
import { openStory } from '../telling/open-story.js'
import { legalMoves } from '../telling/choices.js'
import type { CommonSource, ThemeSource } from '../theme-schema.js'
import { factsOf } from './facts.js'
import { lintAnswers } from './lint-answers.js'
import { lintBounds } from './lint-bounds.js'
import { lintDoubles } from './lint-doubles.js'
import { lintKeptText } from './lint-kept-text.js'
import { lintLabels } from './lint-labels.js'
import { lintOpenings } from './lint-openings.js'
import { distancesFrom, sceneGraph } from './scene-graph.js'

/** Faults that stop a theme (errors) and what its author should look at (warnings). Does not play. */
export function lintTheme(source: ThemeSource, common: CommonSource): Finding[] {
  // Before a name that only looks like another is told as unknown.
  const unkept = lintKeptText(source, common)
  let theme: CompiledTheme
  try {
    theme = compileTheme(source, common)
  } catch (cause) {
    if (cause instanceof ThemeError) return [...unkept, ...cause.findings]
    throw cause
  }
  return [
    ...unkept,
    ...lintOpenings(theme),
    ...lintGraph(theme),
    ...lintFacts(theme),
    ...lintMoves(theme),
    ...lintEndings(theme),
    ...lintSlots(source),
    ...lintAnswers(source),
    ...lintDoubles(source),
    ...lintLabels(theme),
    ...lintBounds(theme),
  ]
}

function error(code: string, where: string, message: string): Finding {
  return { level: 'error', code, where, message }
}

function warning(code: string, where: string, message: string): Finding {
  return { level: 'warning', code, where, message }
}

function lintGraph(theme: CompiledTheme): Finding[] {
  const graph = sceneGraph(theme)
  const reached = distancesFrom(graph, theme.source.start)
  return theme.source.scenes.flatMap(({ id, again }): Finding[] => {
    const where = `scenes.${id}`
    if (!reached.has(id)) return [error('unreachable-scene', where, 'no way leads here')]
    const isReturnedTo = [...(graph.get(id) ?? [])].some((next) =>
      distancesFrom(graph, next).has(id),
    )
    const press = theme.scenes.get(id)?.press.target
    return [
      ...(isReturnedTo && !again && entrancesTo(theme, id) > 1
        ? [warning('missing-again', `${where}.again`, 'the scene may be entered twice')]
        : []),
      ...(press?.kind === 'scene' && press.id === id
        ? [error('press-stays', `${where}.press.to`, 'press must lead out of the scene')]
        : []),
    ]
  })
}

/** How often a scene might be entered; one move that is gone once taken is one entrance. */
function entrancesTo(theme: CompiledTheme, id: string): number {
  const leadsHere = ({ target }: Passage) => target?.kind === 'scene' && target.id === id
  const others = [...theme.scenes.values()].filter((scene) => scene.id !== id)
  const entrances = others.flatMap((scene) => [
    ...scene.moves.flatMap((move) =>
      passagesOfMove(move).some(leadsHere) ? [move.repeat ? 2 : 1] : [],
    ),
    ...[...scene.drift, scene.press].filter(leadsHere).map(() => 1),
  ])
  return entrances.reduce((sum, count) => sum + count, theme.source.start === id ? 1 : 0)
}

function lintFacts(theme: CompiledTheme): Finding[] {
  const { read, set } = factsOf(theme)
  const isGiven = (name: string) => theme.bounds.has(name) || name.startsWith('본.')
  const never = [...read].filter(([name]) => !set.has(name) && !isGiven(name))
  const unread = [...set].filter(([name]) => !read.has(name) && !isGiven(name))
  const used = new Set(
    allTexts(theme.source).flatMap(({ text }) => slotsOf(text).map(({ name }) => name)),
  )
  return [
    ...never.map(([name, where]) => error('never-set', where, `"${name}" is read, never set`)),
    ...unread
      .filter(([name]) => !used.has(name))
      .map(([name, where]) => warning('never-read', where, `"${name}" is set, never read`)),
  ]
}

function lintMoves(theme: CompiledTheme): Finding[] {
  const start = legalMoves(theme, openStory(theme).state).length
  const atStart =
    start < 3 ? [error('few-first-moves', `scenes.${theme.source.start}.moves`, 'needs three')] : []
  const labels = theme.source.scenes.flatMap(({ id, moves }) =>
    moves
      .filter(({ label }) => !label.endsWith('다'))
      .map(({ id: move }) =>
        warning('label-form', `scenes.${id}.moves.${move}.label`, 'a label ends in -다'),
      ),
  )
  return [...atStart, ...labels]
}

function lintEndings(theme: CompiledTheme): Finding[] {
  const targets = [...theme.scenes.values()]
    .flatMap(passagesOfScene)
    .flatMap(({ target }) => target ?? [])
  const open = targets.some(({ kind }) => kind === 'endings')
  const named = new Set(targets.flatMap((target) => (target.kind === 'ending' ? target.key : [])))
  const catchAll = theme.endings.findIndex(({ when }) => when.length === 0)
  return theme.endings.flatMap(({ key }, index) => {
    const isOpen = open && (catchAll < 0 || index <= catchAll)
    return named.has(key) || isOpen
      ? []
      : [error('unreachable-ending', `endings.${key}`, 'nothing leads here')]
  })
}

function lintSlots({ scenes }: ThemeSource): Finding[] {
  const passages = scenes.flatMap(({ id, enter, drift, others }) =>
    Object.entries({ enter, drift, ...others }).flatMap(([part, list]) => {
      const owner = part in others ? `scenes.${id}.others.${part}` : `scenes.${id}.${part}`
      return list.map(({ text, when }, index) => ({ where: `${owner}.${index}`, text, when }))
    }),
  )
  return passages.flatMap(({ where, text, when }) =>
    slotsOf(text)
      .filter(({ name }) => name.startsWith('기억.') && !when.includes(name))
      .map(({ name }) => warning('unguarded-memory', where, `{${name}} needs ${name} in its when`)),
  )
}
