import type { CompiledScene, CompiledTheme } from '../../compile/compiled-theme.js'
import type { Meaning } from '../examples/scene-meanings.js'
import { isTypedLabel } from '../typed-label.js'
import { readLine, type Reading } from './hear-line.js'
import { SIGNALS, VETOES } from './signals.js'
import { WEIGHTS, type Weights } from './weights.js'

export type Judged = { meaning: Meaning; /** 0…1. */ chance: number; clause: string }

/**
 * How likely each possible meaning of a line is, by its best clause; the likeliest first. `without` is the number of an
 * example that is left out.
 */
export function judgeLine(
  theme: CompiledTheme,
  scene: CompiledScene,
  line: { text: string; isSaid: boolean },
  isPossible: (meaning: Meaning) => boolean,
  without = -1,
): Judged[] {
  const best = new Map<Meaning, Judged>()
  for (const reading of readLine(theme, scene, line, isPossible, without)) {
    const { meaning, clause } = reading
    const chance = isTypedLabel(clause, meaning.label) ? 1 : chanceOf(reading)
    if (chance > (best.get(meaning)?.chance ?? -1)) best.set(meaning, { meaning, chance, clause })
  }
  return [...best.values()].toSorted((one, other) => other.chance - one.chance)
}

function chanceOf({ meaning, values }: Reading): number {
  const weights = WEIGHT_LISTS[meaning.kind]
  const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0)
  const chance = 1 / (1 + Math.exp(-sum))
  const isVetoed = meaning.kind === 'move' && VETO_PLACES.some((at) => values[at] === 1)
  return isVetoed ? Math.min(chance, OFFERED_AT_MOST) : chance
}

const OFFERED_AT_MOST = 0.3
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
