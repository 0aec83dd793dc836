import type { CompiledTheme } from '@doran/story-engine'
import {
  boundsIn,
  canHoldTogether,
  legalMoves,
  meaningsOf,
  readLine,
  spokenToIn,
  stateInScene,
  type Meaning,
  type Reading,
} from '@doran/story-engine/hearing'
import type { HearingEntry } from '../hearing/hearing-files.js'
import type { Line } from './softmax.js'

export const KINDS = [
  'move',
  'answer',
  'asked',
  'reply',
  'outside',
] as const satisfies readonly Meaning['kind'][]

/** A line as it is learned from or, every fifth, held out. */
export type Labelled = Line & { kind: Meaning['kind'] | 'none' | 'elsewhere'; isHeldOut: boolean }

const EVERY_HELD_OUT = 5
/** What is the same in every scene need not be learned in each of them. */
const EVERY_GENERAL = 7
/** A line of one scene in so many is said in the next one, where it means nothing, every second time with a name. */
const EVERY_FOREIGN = 3

/** Every example of a theme, said as if it were not one, and some said where they do not belong. */
export function linesOfExamples(theme: CompiledTheme): Labelled[] {
  const besides = besidesIn(theme)
  const scenes = [...theme.scenes.values()]
  let count = 0
  const labelled = (readings: readonly Reading[], meant: Meaning | null) => {
    count += 1
    return lineOf(readings, (meaning) => meaning === meant, meant?.kind ?? 'none', count)
  }
  return scenes.flatMap((scene, place) => {
    const next = scenes[(place + 1) % scenes.length] ?? scene
    const { meanings, index } = meaningsOf(theme, scene)
    return index.examples.flatMap(({ text, meaning }, without): Labelled[] => {
      const own = meanings[meaning]
      if (!own || text === own.label) return []
      const line = { text, isSaid: false }
      if (isGeneral(own)) {
        if ((without + place) % EVERY_GENERAL > 0) return []
        return [labelled(readLine(theme, scene, line, besides(own), without), own)]
      }
      const here = labelled(readLine(theme, scene, line, besides(own), without), own)
      if (without % EVERY_FOREIGN > 0 || next === scene) return [here]
      const names = next.moves.flatMap(({ about }) => about)
      const name = without % (2 * EVERY_FOREIGN) === 0 ? names[without % names.length] : undefined
      const said = { text: [name, text].filter(Boolean).join(' '), isSaid: false }
      return [here, labelled(readLine(theme, next, said, ofOnePerson(spokenToIn(next)[0])), null)]
    })
  })
}

function isGeneral({ kind }: Meaning): boolean {
  return kind === 'reply' || kind === 'outside' || kind === 'asked'
}

/**
 * What else may be meant: choices and answers that are possible at the same time, and of what is asked of people what is
 * asked of one of them.
 */
export function besidesIn(theme: CompiledTheme): (own: Meaning) => (meaning: Meaning) => boolean {
  const boundsOf = boundsIn(theme)
  return (own) => {
    const person =
      own.kind === 'asked' ? own.person : own.about.find((name) => theme.replies.has(name))
    const ofPerson = ofOnePerson(person)
    return (meaning) =>
      ofPerson(meaning) &&
      canHoldTogether([...conditionsOf(own), ...conditionsOf(meaning)], boundsOf)
  }
}

function ofOnePerson(person: string | undefined): (meaning: Meaning) => boolean {
  return (meaning) => meaning.kind !== 'asked' || meaning.person === person
}

function conditionsOf(meaning: Meaning) {
  switch (meaning.kind) {
    case 'move':
      return meaning.move.when
    case 'answer':
      return meaning.answer.when
    case 'asked':
      return meaning.reply.when
    default:
      return []
  }
}

/** Each line is said in one scene of so many. */
const EVERY_ELSEWHERE = 6

/** Lines that mean nothing in any story. */
export function linesElsewhere(theme: CompiledTheme, texts: readonly string[]): Labelled[] {
  return [...theme.scenes.values()].flatMap((scene, place) =>
    texts.flatMap((text, count): Labelled[] => {
      if ((count + place) % EVERY_ELSEWHERE > 0) return []
      const readings = readLine(
        theme,
        scene,
        { text, isSaid: false },
        ofOnePerson(spokenToIn(scene)[0]),
      )
      return [lineOf(readings, () => false, 'elsewhere', count)]
    }),
  )
}

/** How strangers are heard is measured on these. */
const NEVER_LEARNED = /all-ages/u

/** Labelled lines: what a careful reader took them for, of the choices. */
export function linesOfEntries(theme: CompiledTheme, entries: readonly HearingEntry[]): Labelled[] {
  return entries.flatMap((entry, count): Labelled[] => {
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
    const isMove = readings.some(({ meaning }) => isMeant(meaning))
    const labelled = lineOf(readings, isMeant, isMove ? 'move' : 'none', count)
    return [{ ...labelled, isHeldOut: labelled.isHeldOut || NEVER_LEARNED.test(entry.place) }]
  })
}

function lineOf(
  readings: readonly Reading[],
  isMeant: (meaning: Meaning) => boolean,
  kind: Labelled['kind'],
  count: number,
): Labelled {
  const byMeaning = [...Map.groupBy(readings, ({ meaning }) => meaning)]
  return {
    candidates: byMeaning.map(([meaning, own]) => ({
      kind: KINDS.indexOf(meaning.kind),
      clauses: own.map(({ values }) => values),
    })),
    meant: byMeaning.findIndex(([meaning]) => isMeant(meaning)),
    kind,
    isHeldOut: count % EVERY_HELD_OUT === 0,
  }
}
