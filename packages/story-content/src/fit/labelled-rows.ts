import type { CompiledTheme } from '@doran/story-engine'
import {
  boundsIn,
  canHoldTogether,
  legalMoves,
  meaningsOf,
  readLine,
  SIGNALS,
  stateInScene,
  type Meaning,
  type Reading,
} from '@doran/story-engine/hearing'
import type { HearingEntry } from '../hearing/hearing-files.js'

/** A line and one meaning: the signal values of each of its clauses, the whole line first. */
export type Labelled = {
  kind: Meaning['kind']
  clauses: (readonly number[])[]
  isMeant: boolean
  isHeldOut: boolean
}

const NEAREST = Object.keys(SIGNALS).indexOf('nearest')
const NAMED = Object.keys(SIGNALS).indexOf('named')
const HARDEST = 4
const EVERY_HELD_OUT = 5

/** Every example of a theme, said as if it were not one, against what it means and what it might be mistaken for. */
export function rowsOfExamples(theme: CompiledTheme): Labelled[] {
  let count = 0
  return [...theme.scenes.values()].flatMap((scene) => {
    const { meanings, index } = meaningsOf(theme, scene)
    return index.examples.flatMap((example, without) => {
      const meaning = meanings[example.meaning]
      if (!meaning || example.text === meaning.label || !isSampled(meaning, scene.id, without)) return []
      count += 1
      const line = { text: example.text, isSaid: false }
      const readings = readLine(theme, scene, line, besides(theme, meaning), without)
      return rowsOf(readings, (known) => known === meaning, count % EVERY_HELD_OUT === 0)
    })
  })
}

/**
 * What else may be meant: choices and answers that are possible at the same time, and of what is asked of people what is
 * asked of one of them.
 */
export function besides(theme: CompiledTheme, own: Meaning): (meaning: Meaning) => boolean {
  const person = own.kind === 'asked' ? own.person : null
  const boundsOf = boundsIn(theme)
  return (meaning) =>
    meaning.kind === 'asked'
      ? meaning.person === person
      : canHoldTogether([...conditionsOf(own), ...conditionsOf(meaning)], boundsOf)
}

function conditionsOf(meaning: Meaning) {
  if (meaning.kind === 'move') return meaning.move.when
  return meaning.kind === 'answer' ? meaning.answer.when : []
}

/** What is the same in every scene need not be learned in each of them. */
function isSampled({ kind }: Meaning, scene: string, at: number): boolean {
  const isGeneral = kind === 'reply' || kind === 'outside' || kind === 'asked'
  return !isGeneral || (at + scene.length) % 7 === 0
}

/** Labelled lines: what a careful reader took them for. */
export function rowsOfLines(theme: CompiledTheme, entries: readonly HearingEntry[]): Labelled[] {
  return entries.flatMap((entry, count) => {
    const state = stateInScene(theme, entry.scene, entry.set)
    const scene = theme.scenes.get(entry.scene)
    if (!scene) return []
    const legal = new Set(legalMoves(theme, state))
    const line = { text: entry.text, isSaid: entry.kind === 'say' }
    const readings = readLine(
      theme,
      scene,
      line,
      (meaning) => meaning.kind === 'move' && legal.has(meaning.move),
    )
    const isMeant = (meaning: Meaning) =>
      meaning.kind === 'move' && entry.means.includes(meaning.move.id)
    return rowsOf(readings, isMeant, count % EVERY_HELD_OUT === 0)
  })
}

function rowsOf(
  readings: readonly Reading[],
  isMeant: (meaning: Meaning) => boolean,
  isHeldOut: boolean,
): Labelled[] {
  const byMeaning = [...Map.groupBy(readings, ({ meaning }) => meaning)]
  const nearness = (list: readonly Reading[]) =>
    Math.max(...list.map(({ values }) => (values[NEAREST] ?? 0) + (values[NAMED] ?? 0)))
  const wrong = byMeaning
    .filter(([meaning]) => !isMeant(meaning))
    .toSorted(([, one], [, other]) => nearness(other) - nearness(one))
    .slice(0, HARDEST)
  return [...byMeaning.filter(([meaning]) => isMeant(meaning)), ...wrong].map(([meaning, list]) => ({
    kind: meaning.kind,
    clauses: list.map(({ values }) => values),
    isMeant: isMeant(meaning),
    isHeldOut,
  }))
}
