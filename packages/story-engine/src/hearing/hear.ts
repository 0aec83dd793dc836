import { normaliseText } from '@doran/korean'
import type { CompiledMove, CompiledScene } from '../compile/compiled-theme.js'
import type { InputFamily, Intent } from '../scene-schema.js'
import type { Fallbacks } from '../theme-schema.js'
import { isAskedFor, isForSomebody, isSentence, isUponOneself } from './act-kinds.js'
import { findAddressee } from './addressee.js'
import { isGarbled, isNoise } from './garbled.js'
import { familyOfIntent } from './intent-families.js'
import { likenessOf } from './likeness.js'
import { isOathAlone, rudenessOf } from './rude.js'
import { scoreMove, THRESHOLD } from './score-move.js'
import { understand, type Understanding } from './understand.js'
import { unknownTopics } from './unknown-topics.js'

const ALIKE = 0.25

/** Of two that fit, the one whose label was nearly typed is meant. */
function leadsBy(best: Ranked, second: Ranked | undefined, text: string): boolean {
  if (!second) return true
  const lead = best.score - second.score
  if (lead >= (best.score >= 0.95 ? SLIGHT_LEAD : CLEAR_LEAD)) return true
  const likeness = likenessOf(text, best.move.label) - likenessOf(text, second.move.label)
  return lead >= 0 && likeness >= ALIKE
}

/** The kinds of free input: those that scenes answer, insults, and what says nothing. */
export type HeardFamily = keyof Fallbacks

export type Hearing = {
  family: HeardFamily
  intents: Intent[]
  entities: string[]
  /** Whom it is said to, by its words. */
  addressed: string | null
  /** A question put to nobody by name and in no quotes. */
  isUndirected: boolean
  negated: boolean
  /** The move that was understood; null when the best reading is not sure enough. */
  move: CompiledMove | null
  score: number
  /** Moves that the input may have meant, the likeliest first. */
  readings: CompiledMove[]
  /** The player lets time pass. */
  waits: boolean
}

const CLEAR_LEAD = 0.06
const SLIGHT_LEAD = 0.02
const LIKELY = 0.2

type Ranked = { move: CompiledMove; score: number }

/** Reads free input in a scene: an act the scene knows, or the kind of act it is. */
export function hear(
  scene: CompiledScene,
  legal: readonly CompiledMove[],
  input: { kind: string; text: string },
): Hearing {
  const text = normaliseText(input.text).slice(0, 600)
  const isSaid = input.kind === 'say'
  const heard = understand(scene, text, isSaid)
  const topics = [...unknownTopics(text, heard.mentions), ...heard.strangers]
  const addressed = findAddressee(scene, text, heard.mentions)
  const ranked = legal
    .map((move) => ({ move, score: scoreMove(move, { heard, topics, addressed }, scene) }))
    .toSorted((one, other) => other.score - one.score)
  const [best, second] = ranked
  const isSure = best !== undefined && best.score >= THRESHOLD && leadsBy(best, second, text)
  return {
    family: isSure ? familyOf(scene, heard) : (asideOf(heard) ?? familyOf(scene, heard)),
    intents: [...heard.weights.keys()],
    entities: [...new Set(heard.mentions.map(({ id }) => id))],
    addressed,
    isUndirected: heard.isAsked && !isSaid && addressed === null,
    negated: heard.negated,
    move: isSure ? best.move : null,
    score: Math.max(0, Math.min(1, best?.score ?? 0)),
    readings: likeliest(ranked, heard),
    waits: heard.negated || heard.main === 'wait' || heard.main === 'rest',
  }
}

/** Insults and nonsense. Who swears but does something has done it. */
function asideOf({ text, main, mentions, verb, force }: Understanding): 'rude' | 'garbled' | null {
  const plain = text.toLowerCase()
  const rudeness = rudenessOf(plain)
  // Who swears and smashes has smashed.
  const isOath = rudeness === 'oath' && (main === null || isOathAlone(plain))
  if (isOath || (rudeness === 'insult' && force !== 'harm')) return 'rude'
  const isEmpty = main === null && mentions.length === 0 && isGarbled(text)
  return isEmpty || (verb === null && isNoise(text)) ? 'garbled' : null
}

/** For an offer, naming what a move is about counts more than for doing it. */
function likeliest(ranked: readonly Ranked[], { mentions }: Understanding): CompiledMove[] {
  return ranked
    .map(({ move, score }) => {
      const named = move.about.filter((name) => mentions.some(({ id }) => id === name)).length
      return { move, score: score + named / 4 }
    })
    .filter(({ score }) => score >= LIKELY)
    .toSorted((one, other) => other.score - one.score)
    .map(({ move }) => move)
}

const WITH_THINGS: readonly Intent[] = ['take', 'use', 'craft']
const TOWARDS_PEOPLE: readonly Intent[] = ['give', 'help']
const IN_COMPANY: readonly Intent[] = ['joke', 'romance', 'lie']

/** Who asks for leave or gives thanks is heard, whatever is then done. */
function familyOf(scene: CompiledScene, heard: Understanding): InputFamily {
  const family = kindOfAct(scene, heard)
  return family === 'strange' && heard.isPolite ? 'talk' : family
}

function kindOfAct(scene: CompiledScene, heard: Understanding): InputFamily {
  const { main, mentions, hasSpeech, force, text } = heard
  if (heard.isImpossible && !hasSpeech) return 'strange'
  if (main === null)
    return hasSpeech || (mentions.length === 0 && isSentence(text)) ? 'talk' : 'strange'
  if (isUponOneself(text)) return 'strange'
  if (hasSpeech && familyOfIntent(main) !== 'risk') return 'talk'
  if (force === 'theft') return 'risk'
  if (force === 'harm') return 'risk'
  if (force === 'danger' && (mentions.length > 0 || main === 'move')) return 'risk'
  const hasPerson = mentions.some(({ id }) => scene.cast.includes(id))
  if (WITH_THINGS.includes(main)) return handled(mentions.length > 0 && force !== 'meal')
  if (TOWARDS_PEOPLE.includes(main) && !hasPerson) {
    const isTheirs = scene.people.length > 0 && isForSomebody(text)
    return isTheirs || isAskedFor(text) ? 'talk' : 'strange'
  }
  if (IN_COMPANY.includes(main) && !hasPerson && scene.people.length === 0) return 'strange'
  return familyOfIntent(main)
}

/** A thing that the scene knows is looked at when it is handled. */
function handled(isKnown: boolean): InputFamily {
  return isKnown ? 'look' : 'strange'
}
