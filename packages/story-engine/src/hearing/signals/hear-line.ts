import type { CompiledScene, CompiledTheme } from '../../compile/compiled-theme.js'
import { findAddressee } from '../addressee.js'
import { clausesOf, isBackground, lastObject } from '../examples/clauses.js'
import { nearnessIn, type Nearness } from '../examples/example-index.js'
import { meaningsOf, type Meaning } from '../examples/scene-meanings.js'
import { isDenied } from '../examples/polarity.js'
import { questionWords } from '../examples/question-words.js'
import { understand, type Understanding } from '../understand.js'
import { SIGNALS, type Heard, type Held } from './signals.js'

/** What a clause says of one meaning; the values stand in the order of `SIGNALS`. */
export type Reading = { meaning: Meaning; clause: string; values: readonly number[] }

/** What was typed, said aloud or not, and what is understood of it as a whole where that is known. */
export type TypedLine = { text: string; isSaid: boolean; understood?: Understanding }

/**
 * Reads every clause of a line against what is possible and near it; `without` is the number of an example that is left
 * out.
 */
export function readLine(
  theme: CompiledTheme,
  scene: CompiledScene,
  line: TypedLine,
  isPossible: (meaning: Meaning) => boolean,
  without = -1,
): Reading[] {
  const { meanings, index } = meaningsOf(theme, scene)
  const possible = withoutTwins(meanings, isPossible)
  return clausesOf(line.text).flatMap((clause, at) => {
    const whole = at === 0 ? line.understood : undefined
    const heard = whole ?? understand(scene, clause, line.isSaid)
    const addressed = findAddressee(scene, clause, heard.mentions)
    const asked = questionWords(clause)
    const denied = isDenied(clause)
    const said: Heard = {
      scene,
      clause,
      heard,
      asked,
      denied,
      addressed,
      object: lastObject(clause),
      isWhole: at === 0,
      isBackground: at > 0 && isBackground(clause),
    }
    const near = nearnessIn(index, clause, possible, without)
    const others = rivals(near, possible)
    return shortlist(meanings, near, possible).flatMap((number): Reading[] => {
      const meaning = meanings[number]
      if (!meaning) return []
      const held: Held = {
        meaning,
        near: near[number] ?? NOT_NEAR,
        rival: others.nearest(number),
        rivalCovered: others.covered(number),
        rivalTelling: others.telling(number),
      }
      return [{ meaning, clause, values: valuesOf(said, held) }]
    })
  })
}

/** Of meanings with the same examples only the first that is possible. */
function withoutTwins(
  meanings: readonly Meaning[],
  isPossible: (meaning: Meaning) => boolean,
): boolean[] {
  const known = new Set<string>()
  return meanings.map((meaning) => {
    const [first] = meaning.says
    if (!isPossible(meaning) || (first !== undefined && known.has(first))) return false
    if (first !== undefined) known.add(first)
    return true
  })
}

const NOT_NEAR: Nearness = { nearest: 0, around: 0, covered: 0, telling: 0 }
const SHORTLISTED = 14

/** All choices, and of everything else what is nearest. */
function shortlist(
  meanings: readonly Meaning[],
  near: readonly Nearness[],
  possible: readonly boolean[],
): number[] {
  const nearness = (number: number) => {
    const { nearest, around, telling } = near[number] ?? NOT_NEAR
    return nearest + around + telling
  }
  const all = [...meanings.keys()].filter((number) => possible[number])
  const moves = all.filter((number) => meanings[number]?.kind === 'move')
  const others = all
    .filter((number) => meanings[number]?.kind !== 'move')
    .toSorted((one, other) => nearness(other) - nearness(one))
  return [...moves, ...others.slice(0, SHORTLISTED)]
}

/** The best of all other possible meanings, by each measure. */
function rivals(near: readonly Nearness[], possible: readonly boolean[]) {
  const bestBut = (of: (nearness: Nearness) => number) => {
    let first = 0
    let second = 0
    let leader = -1
    for (const [number, nearness] of near.entries()) {
      if (!possible[number]) continue
      const value = of(nearness)
      if (value > first) {
        second = first
        first = value
        leader = number
      } else if (value > second) second = value
    }
    return (number: number) => (number === leader ? second : first)
  }
  return {
    nearest: bestBut(({ nearest }) => nearest),
    covered: bestBut(({ covered }) => covered),
    telling: bestBut(({ telling }) => telling),
  }
}

function valuesOf(said: Heard, held: Held): number[] {
  return MEASURES.map((measure) => measure(said, held))
}

const MEASURES = Object.values(SIGNALS)
