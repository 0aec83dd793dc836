import type { CompiledMove, CompiledScene } from '../compile/compiled-theme.js'
import type { Intent } from '../scene-schema.js'
import type { Mention } from './find-mentions.js'
import { isWellFounded } from './evidence.js'
import { hasSameVerb, intentFit, isNearOnly } from './intent-fit.js'
import { likenessOf } from './likeness.js'
import { isNamedAlone } from './sole-subject.js'
import { isTypedLabel } from './typed-label.js'
import type { Understanding } from './understand.js'
import {
  isBreaking,
  isOnlyAsked,
  isOnlyOnTheWay,
  isPutToSomebody,
  isRefused,
  MEANT,
} from './unfit-acts.js'

export const THRESHOLD = 0.62

const ABOUT = 0.4
const FIRST_ABOUT = 0.24
const ONE_PERSON_OF_SEVERAL = -0.1
const ONLY_ACT_ON_PERSON = 0.12
const NEAR_PERSON = 0.2
const NOTHING_ASKED = 0.16
const ONLY_ONE = 0.1
const FOREIGN = 0.16
const UNKNOWN_TOPIC = 0.26
const TO_ANOTHER = 0.3
const ON_THE_WAY = 0.12
const INSIDE_ANOTHER = 0.12
const SAME_VERB = 0.06
const LIKENESS = 0.2
const FEW_OF_ITS_WORDS = 0.3
const VAGUE = 0.5
/** Below this a text shares nothing with the label. */
const ITS_WORDS = 0.1
const UNSURE = 0.6
const NEAR_LABEL = 0.75
const NEARLY_SAME = 0.97
const SAME_AS_LABEL = 0.95
/** Above all that likeness and intents can make. */
const SAME = 2

/** Acts so particular that one of them upon a person is enough, where no other move hears it. */
const PARTICULAR: readonly Intent[] = [
  'apologise',
  'persuade',
  'help',
  'hide',
  'flee',
  'joke',
  'lie',
  'refuse',
  'recall',
  'rest',
  'wait',
]

export type Typed = {
  heard: Understanding
  /** What it is about that the scene does not know. */
  topics: readonly string[]
  /** Whom it is said to, by its words. */
  addressed: string | null
}

/** How well a move fits what was heard, about 0…1. */
export function scoreMove(move: CompiledMove, typed: Typed, scene: CompiledScene): number {
  const { heard, topics, addressed } = typed
  if (isTypedLabel(heard.text, move.label)) return SAME
  const likeness = likenessOf(heard.text, move.label)
  if (heard.isIdle) return likeness * LIKENESS
  if (likeness >= SAME_AS_LABEL && !heard.negated) return 1
  if (heard.negated && isRefused(move, heard)) return 0
  const intent = intentFit(move.intents, heard.weights, hasSameVerb(move, heard))
  if (intent > 0 && likeness >= NEAR_LABEL && !heard.negated) return NEARLY_SAME
  const named = namedOf(move, heard)
  const names = [...new Set(named.map(({ id }) => id))]
  if (intent === 0) return likeness * LIKENESS + Math.min(names.length, 2) * 0.2
  const isNear = isNearOnly(intent)
  const isAlone = !isNear && !sharesIntent(move, heard, scene)
  const isOnly =
    isAlone &&
    heard.others.every((word) => move.label.includes(word)) &&
    heard.mentions.length === 0 &&
    (move.intents[0] === heard.main || likeness >= FEW_OF_ITS_WORDS)
  // Naming nothing of what a move is about, one means it only where it is the only such act or nearly in its words.
  const isToOnlyOne = isSaidToOnlyOne(move, typed, scene)
  const isVague =
    move.about.length > 0 && names.length === 0 && !isOnly && !isToOnlyOne && likeness < VAGUE
  const isElsewhere =
    named.length > 0 && named.every((mention) => isInsideForeign(mention, move, heard))
  const score =
    intent +
    aboutFit(move, names, scene, {
      isNear,
      isAlone,
      main: heard.main,
      addressed,
      isToOnlyOne,
    }) +
    (isOnly ? ONLY_ONE : 0) +
    (names.some((name) => !scene.cast.includes(name)) && hasSameVerb(move, heard) ? SAME_VERB : 0) +
    likeness * (isNear ? LIKENESS / 2 : LIKENESS) -
    Math.min(foreignCount(move, heard, scene), 2) * FOREIGN -
    (topics.length > 0 && names.length < 2 ? UNKNOWN_TOPIC : 0) -
    (isForAnother(move, addressed, scene) ? TO_ANOTHER : 0) -
    (isElsewhere ? INSIDE_ANOTHER : 0) -
    (isOnlyOnTheWay(move, heard) ? ON_THE_WAY : 0)
  const isGuess =
    likeness < ITS_WORDS &&
    names.length < 2 &&
    isInOtherWords(move, heard) &&
    !isNamedAlone(move, heard, named, scene)
  const isUnsure =
    isVague ||
    heard.isImpossible ||
    !isWellFounded(move, heard, scene) ||
    isGuess ||
    isBreaking(move, heard) ||
    isOnlyAsked(move, heard) ||
    isPutToSomebody(move, heard, addressed, scene)
  return isUnsure ? Math.min(score, UNSURE) : score
}

/** Neither its first act nor its verb: with one thing named and none of its words it is one guess of many. */
function isInOtherWords(move: CompiledMove, heard: Understanding): boolean {
  return heard.main !== move.intents[0] && !hasSameVerb(move, heard)
}

function sharesIntent(move: CompiledMove, { weights }: Understanding, { moves }: CompiledScene) {
  return moves.some(
    (other) => other !== move && other.intents.some((known) => (weights.get(known) ?? 0) >= MEANT),
  )
}

function namedOf({ about }: CompiledMove, { mentions }: Understanding): Mention[] {
  return mentions.filter(({ id }) => about.includes(id))
}

/** 계단 in 아래 계단, where a move is about the first and not the second. */
function isInsideForeign(
  { start, end }: Mention,
  { about }: CompiledMove,
  { mentions }: Understanding,
): boolean {
  return mentions.some(
    (other) =>
      !about.includes(other.id) &&
      other.start <= start &&
      end <= other.end &&
      other.end - other.start > end - start,
  )
}

/** Said to one person, it is no act upon another. */
function isForAnother({ about }: CompiledMove, addressed: string | null, { cast }: CompiledScene) {
  const people = about.filter((name) => cast.includes(name))
  return addressed !== null && people.length > 0 && !people.includes(addressed)
}

/** Said aloud where one person is there, it is said to that one, whom alone the move is about. */
function isSaidToOnlyOne(
  { about, intents }: CompiledMove,
  { heard, addressed, topics }: Typed,
  { people }: CompiledScene,
): boolean {
  const isOne = people.length === 1 && about.every((name) => name === people[0])
  const isMeant = intents.some(
    (intent, at) => at === 0 && intent === heard.main && PARTICULAR.includes(intent),
  )
  return isOne && isMeant && heard.hasSpeech && addressed === null && topics.length === 0
}

type Fit = {
  isNear: boolean
  isAlone: boolean
  main: Intent | null
  addressed: string | null
  isToOnlyOne: boolean
}

/** A person alone tells little where a move is about a thing too: many acts are done to people. */
function aboutFit(
  { about }: CompiledMove,
  named: readonly string[],
  { cast, people }: CompiledScene,
  { isNear, isAlone, main, addressed, isToOnlyOne }: Fit,
): number {
  if (about.length === 0) return NOTHING_ASKED
  if (named.length === 0) return isToOnlyOne ? FIRST_ABOUT : 0
  const onlyPeople = named.every((name) => cast.includes(name))
  const wantsThing = about.some((name) => !cast.includes(name))
  const isThere = addressed !== null || named.some((name) => people.includes(name))
  if (onlyPeople && wantsThing && named.length === 1 && isThere) {
    const isTelling = isAlone && main !== null && PARTICULAR.includes(main)
    return isTelling ? ONLY_ACT_ON_PERSON : ONE_PERSON_OF_SEVERAL
  }
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
