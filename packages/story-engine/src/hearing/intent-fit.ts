import type { CompiledMove } from '../compile/compiled-theme.js'
import type { Intent } from '../scene-schema.js'
import { decompose } from './jamo.js'
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

export function isBroad(intent: Intent): boolean {
  return BROAD.includes(intent)
}

function rootOf(stem: string): string {
  const root = stem.replace(TRIED, '')
  return root.length >= 3 ? root : stem
}

function placeCost(intent: Intent, place: number, isSameVerb: boolean): number {
  return isBroad(intent) && !isSameVerb
    ? place * PER_PLACE_OF_BROAD
    : Math.min(place * PER_PLACE, MOST_FOR_PLACE)
}

/** The verb of its label was typed, in whatever form: 열 and 연다 begin alike. */
export function hasSameVerb({ verbs }: CompiledMove, { verb }: Understanding): boolean {
  return (
    verb !== null &&
    verbs.some((known) => beginAlike(known, verb.stem) || areWaysOut(known, verb.stem))
  )
}

/** Acts that undo each other, though they are of one kind. */
const OPPOSITES = [
  ['켜 켠다', '끄 꺼'],
  ['열 열어 연다 여는', '닫 잠그 잠가'],
  ['올라가 오르 올라 올라오', '내려가 내리 내려오'],
  ['들어가 들어서 들어오', '나가 나오 나서'],
  ['앉', '일어나 일어서'],
  ['입', '벗'],
].map((pair) => pair.map((verbs) => new Set(verbs.split(' ').map(decompose))))

/** Whether the verb typed is the opposite of the label's: 끈다 and 켠다. */
export function hasOppositeVerb({ verbs }: CompiledMove, { verb }: Understanding): boolean {
  const last = verbs.at(-1)
  if (verb === null || last === undefined) return false
  return OPPOSITES.some((sides) => {
    const typed = sides.findIndex((side) => side.has(verb.stem))
    const known = sides.findIndex((side) => side.has(last))
    return typed >= 0 && known >= 0 && typed !== known
  })
}

/** One leaves by any of these words: 나간다 for 나온다, 돌아갈래 for 돌아선다. */
const WAYS_OUT = ['나가', '나오', '나서', '떠나', '빠져나가', '빠져나오'].map(decompose)

function areWaysOut(one: string, other: string): boolean {
  return WAYS_OUT.includes(one) && WAYS_OUT.includes(other)
}

/** 열어보 is 열, tried. */
const TRIED = /(?:ㅇㅓ|ㅇㅏ|ㅎㅏㅣ)?ㅂㅗ$/u

function beginAlike(stem: string, otherStem: string): boolean {
  const [one, other] = [rootOf(stem), rootOf(otherStem)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  return same >= 2 && same >= Math.min(one.length, other.length) - 1
}
