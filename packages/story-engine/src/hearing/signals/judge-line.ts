import type { CompiledScene, CompiledTheme } from '../../compile/compiled-theme.js'
import { examplesOf } from '../examples/example-index.js'
import { meaningsOf, type Meaning } from '../examples/scene-meanings.js'
import { isTypedLabel } from '../typed-label.js'
import { readLine, type Reading, type TypedLine } from './hear-line.js'
import { isAct, SIGNALS, VETOES } from './signals.js'
import { WEIGHTS, type Weights } from './weights.js'

export type Judged = {
  meaning: Meaning
  /** 0…1; with that of “none of it” they sum to 1. */
  chance: number
  clause: string
}

/** How much a meaning weighs by its best clause; “none of it” weighs 0. */
type Weighed = { meaning: Meaning; weight: number; clause: string }

/**
 * How likely each possible meaning of a line is, against all others and against none of them; the likeliest first.
 * `without` is the number of an example that is left out.
 */
export function judgeLine(
  theme: CompiledTheme,
  scene: CompiledScene,
  line: TypedLine,
  isPossible: (meaning: Meaning) => boolean,
  without = -1,
): Judged[] {
  const { meanings, index } = meaningsOf(theme, scene)
  const typed = new Set(
    examplesOf(index, line.text)
      .filter((example) => example !== without)
      .map((example) => meanings[index.examples[example]?.meaning ?? -1]),
  )
  const best = new Map<Meaning, Weighed>()
  for (const reading of readLine(theme, scene, line, isPossible, without)) {
    const { meaning, clause } = reading
    const isTyped = isTypedLabel(clause, meaning.label) || typed.has(meaning)
    const weight = isTyped ? OF_A_LABEL : weightOf(reading)
    if (weight > (best.get(meaning)?.weight ?? -Infinity))
      best.set(meaning, { meaning, weight, clause })
  }
  const all = [...best.values()].toSorted((one, other) => other.weight - one.weight)
  const sum = all.reduce((total, { weight }) => total + Math.exp(weight), 1)
  return all.map(({ meaning, weight, clause }) => ({
    meaning,
    chance: Math.exp(weight) / sum,
    clause,
  }))
}

const OF_A_LABEL = 12
const OF_A_VETO = -2.5

function weightOf({ meaning, values }: Reading): number {
  const weights = WEIGHT_LISTS[meaning.kind]
  const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
  const isVetoed = isAct(meaning) && VETO_PLACES.some((at) => values[at] === 1)
  return isVetoed ? Math.min(sum, OF_A_VETO) : sum
}

const VETO_PLACES = VETOES.map((name) => Object.keys(SIGNALS).indexOf(name))

const WEIGHT_LISTS = {
  move: listed(WEIGHTS.move),
  answer: listed(WEIGHTS.answer),
  asked: listed(WEIGHTS.asked),
  reply: listed(WEIGHTS.reply),
  outside: listed(WEIGHTS.outside),
}

/** The weights in the order of the signals. */
function listed(weights: Weights): number[] {
  return Object.keys(SIGNALS).map((name) => weights[name] ?? 0)
}
