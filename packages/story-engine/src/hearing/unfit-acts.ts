import type { CompiledMove, CompiledScene } from '../compile/compiled-theme.js'
import { isByItsOwnWord } from './evidence.js'
import { areNeighbours } from './intent-families.js'
import { hasSameVerb } from './intent-fit.js'
import { decompose } from './jamo.js'
import type { Understanding } from './understand.js'

/** What a text comes down to, and not what happens on the way. */
export const MEANT = 0.9

const ASKING =
  /(?:묻|물어|되묻|캐묻|따지|따진|청한|달라|조르|듣|들어|알아|조사|살핀|살펴|들여다|본다|읽|찾|확인|세어|잰다|재어)/u

/** A question is answered by asking or looking; it does nothing else. */
export function isOnlyAsked(
  { label }: CompiledMove,
  { isAsked, main, verb }: Understanding,
): boolean {
  return isAsked && main !== 'persuade' && verb === null && !ASKING.test(label)
}

/** What is said to somebody by name is no way of looking. */
export function isPutToSomebody(
  { intents, about }: CompiledMove,
  heard: Understanding,
  addressed: string | null,
  { cast }: CompiledScene,
): boolean {
  const isCalled = heard.mentions.some(
    ({ id, start, end, particle }) =>
      start === 0 &&
      particle === '' &&
      cast.includes(id) &&
      !about.includes(id) &&
      // 엄마 양말: what is hers.
      !heard.mentions.some((other) => other.start === end + 1 && about.includes(other.id)),
  )
  const isLooking = intents[0] === 'look' || intents[0] === 'search'
  return isLooking && heard.hasSpeech && (addressed !== null || isCalled)
}

/** 치다 is also to play cards or to ring. */
const PLAYED = ['치', '쳐'].map(decompose)

/** To break or tear a thing is no way of doing what else is done with it, unless the move is about that. */
export function isBreaking(move: CompiledMove, heard: Understanding): boolean {
  const { force, verb, main } = heard
  const [first] = move.intents
  const isFirst = first !== undefined && first !== 'use' && verb?.intents.includes(first) === true
  const isHarm =
    (force !== null && force !== 'meal') ||
    (main === 'attack' && !PLAYED.includes(verb?.stem ?? ''))
  return isHarm && !isFirst && !hasSameVerb(move, heard) && !isByItsOwnWord(move, heard)
}

/** Pocketing a bell to run away with it is running away. */
export function isOnlyOnTheWay(
  { intents }: CompiledMove,
  { main, weights }: Understanding,
): boolean {
  if (main === null || intents.some((intent) => intent === main || areNeighbours(intent, main))) {
    return false
  }
  return intents.every((intent) => (weights.get(intent) ?? 0) < MEANT)
}

/** What is refused is no way of refusing, though its move may hear that too. */
export function isRefused({ intents, verbs }: CompiledMove, { refused }: Understanding): boolean {
  return refused.some(
    (hit) => verbs.includes(hit.stem) || hit.intents.some((intent) => intents.includes(intent)),
  )
}
