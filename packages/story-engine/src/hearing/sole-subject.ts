import type { CompiledMove, CompiledScene } from '../compile/compiled-theme.js'
import type { Intent } from '../scene-schema.js'
import type { Mention } from './find-mentions.js'
import type { Understanding } from './understand.js'

/** Its first act, or any of its acts where that spends little. What is asked or said is no other act. */
export function isOneOfItsActs(move: CompiledMove, { main, hasSpeech }: Understanding): boolean {
  const [first] = move.intents
  // Whatever is said is talk.
  if (main === null || (hasSpeech && main === 'talk')) return false
  if (main === first) return true
  if (hasSpeech || !move.intents.includes(main) || !isCheap(move)) return false
  return isSpeaking(main) || !isSpeaking(first ?? 'look')
}

function isSpeaking(intent: Intent): boolean {
  return intent === 'ask' || intent === 'talk'
}

/** Whether no other move here is about what was named. */
export function isAloneAbout(
  move: CompiledMove,
  named: readonly Mention[],
  heard: Understanding,
  scene: CompiledScene,
): boolean {
  const things = named.filter((mention) => !isPerson(mention, heard, scene))
  return things.some(
    ({ id }) => !scene.moves.some((other) => other !== move && other.about.includes(id)),
  )
}

/** Also where the name of a person is a word for a thing. */
export function isPerson({ start }: Mention, { mentions }: Understanding, { cast }: CompiledScene) {
  return mentions.some((other) => other.start === start && cast.includes(other.id))
}

const LIGHT: readonly Intent[] = ['look', 'search', 'ask', 'talk', 'recall']

/** To look or to ask spends little: what goes nowhere and risks nothing may be done on less. */
export function isCheap({ intents, leadsOut, risk }: CompiledMove): boolean {
  return !leadsOut && risk === null && LIGHT.includes(intents[0] ?? 'move')
}

/** Nothing else here is about what was named, and nothing else was told. */
export function isNamedAlone(
  move: CompiledMove,
  heard: Understanding,
  named: readonly Mention[],
  scene: CompiledScene,
): boolean {
  return (
    heard.main !== null &&
    move.intents.includes(heard.main) &&
    (!heard.hasSpeech || heard.main === move.intents[0]) &&
    heard.others.length === 0 &&
    isAloneAbout(move, named, heard, scene)
  )
}
