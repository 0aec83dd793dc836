import type { CompiledMove } from '../compile/compiled-theme.js'
import type { Intent } from '../scene-schema.js'
import { areNeighbours } from './intent-families.js'
import type { Understanding } from './understand.js'

const EXACT = 0.6
const NEAR = 0.3
/** Intents stand in a move in the order of how likely they mean it. */
const PER_PLACE = 0.02
const MOST_FOR_PLACE = 0.08

/** How well the intents fit, 0…0.6. */
export function intentFit(
  intents: readonly Intent[],
  weights: ReadonlyMap<Intent, number>,
  isSameVerb: boolean,
): number {
  let best = 0
  for (const [heard, weight] of weights) {
    const place = intents.indexOf(heard)
    if (place >= 0) {
      best = Math.max(best, (EXACT - placeCost(heard, place, isSameVerb)) * weight)
    } else if (intents.some((intent) => areNeighbours(intent, heard))) {
      best = Math.max(best, NEAR * weight)
    }
  }
  return best
}

/** Whether only a neighbour of what the move hears was meant. */
export function isNearOnly(intent: number): boolean {
  return intent < EXACT * 0.75
}

/** One does many things with a thing: without the move's own verb these tell little of which. */
const BROAD: readonly Intent[] = ['use', 'take', 'give', 'craft', 'help', 'joke', 'talk']
const PER_PLACE_OF_BROAD = 0.06

function placeCost(intent: Intent, place: number, isSameVerb: boolean): number {
  const isBroad = BROAD.includes(intent) && !isSameVerb
  return isBroad ? place * PER_PLACE_OF_BROAD : Math.min(place * PER_PLACE, MOST_FOR_PLACE)
}

/** The verb of its label was typed, in whatever form: 열 and 연다 begin alike. */
export function hasSameVerb({ verbs }: CompiledMove, { verb }: Understanding): boolean {
  return verb !== null && verbs.some((known) => beginAlike(known, verb.stem))
}

function beginAlike(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return same >= 2 && same >= Math.min(one.length, other.length) - 1
}
