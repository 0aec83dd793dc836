import type { CompiledMove, CompiledScene } from '../compile/compiled-theme.js'
import type { Intent } from '../theme-schema.js'
import { areNeighbours } from './intent-families.js'
import { likenessOf } from './likeness.js'
import type { Understanding } from './understand.js'

export const THRESHOLD = 0.62

const EXACT = 0.6
const NEAR = 0.3
const ABOUT = 0.4
const FIRST_ABOUT = 0.24
const ONE_PERSON_OF_SEVERAL = -0.05
const NEAR_PERSON = 0.2
const NOTHING_ASKED = 0.16
const ONLY_ONE = 0.1
const FOREIGN = 0.16
const UNKNOWN_TOPIC = 0.2
const LIKENESS = 0.2
const SAME_AS_LABEL = 0.85

/** How well a move fits what was heard, about 0…1. */
export function scoreMove(
  move: CompiledMove,
  heard: Understanding,
  scene: CompiledScene,
  topics: readonly string[],
): number {
  const likeness = likenessOf(heard.text, move.label)
  if (likeness >= SAME_AS_LABEL && !heard.negated) return 1
  const intent = intentFit(move.intents, heard.weights)
  const named = namedOf(move, heard)
  if (intent === 0) return likeness * LIKENESS + Math.min(named.length, 2) * 0.2
  const isNear = intent < EXACT * 0.75
  const about = aboutFit(move, named, scene, isNear)
  const foreign = foreignCount(move, heard, scene)
  const isOnly =
    !isNear &&
    heard.mentions.length === 0 &&
    topics.length === 0 &&
    !scene.moves.some(
      (other) => other !== move && other.intents.some((known) => heard.weights.has(known)),
    )
  const unknown = topics.length > 0 && named.length < 2 ? UNKNOWN_TOPIC : 0
  return (
    intent +
    about +
    (isOnly ? ONLY_ONE : 0) +
    likeness * (isNear ? LIKENESS / 2 : LIKENESS) -
    Math.min(foreign, 2) * FOREIGN -
    unknown
  )
}

function intentFit(intents: readonly Intent[], weights: ReadonlyMap<Intent, number>): number {
  let best = 0
  for (const [heard, weight] of weights) {
    if (intents.includes(heard)) best = Math.max(best, EXACT * weight)
    else if (intents.some((intent) => areNeighbours(intent, heard))) {
      best = Math.max(best, NEAR * weight)
    }
  }
  return best
}

function namedOf({ about }: CompiledMove, { mentions }: Understanding): string[] {
  return about.filter((name) => mentions.some(({ id }) => id === name))
}

/** A person alone tells little where a move is about a thing too: many acts are done to people. */
function aboutFit(
  { about }: CompiledMove,
  named: readonly string[],
  { cast }: CompiledScene,
  isNear: boolean,
): number {
  if (about.length === 0) return NOTHING_ASKED
  if (named.length === 0) return 0
  const onlyPeople = named.every((name) => cast.includes(name))
  const wantsThing = about.some((name) => !cast.includes(name))
  if (onlyPeople && wantsThing && named.length === 1) return ONE_PERSON_OF_SEVERAL
  if (onlyPeople && isNear) return NEAR_PERSON
  return named.length >= Math.min(2, about.length) ? ABOUT : FIRST_ABOUT
}

/**
 * Things named that this move is not about, unless they share their word with one it is.
 * A person is foreign only to a move about another person.
 */
function foreignCount(
  { about }: CompiledMove,
  { mentions }: Understanding,
  { cast }: CompiledScene,
): number {
  const aboutPeople = about.some((name) => cast.includes(name))
  const own = mentions.filter(({ id }) => about.includes(id))
  const foreign = mentions.filter(
    (mention) =>
      !about.includes(mention.id) &&
      (aboutPeople || !cast.includes(mention.id)) &&
      !own.some(({ start, end }) => start < mention.end && mention.start < end),
  )
  return new Set(foreign.map(({ start }) => start)).size
}
