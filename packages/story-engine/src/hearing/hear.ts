import { normaliseText } from '@doran/korean'
import type { CompiledMove, CompiledScene, CompiledTheme } from '../compile/compiled-theme.js'
import type { Test } from '../compile/expression.js'
import type { InputFamily, Intent } from '../scene-schema.js'
import type { Fallbacks } from '../theme-schema.js'
import { isAskedFor, isForSomebody, isSentence, isUponOneself } from './act-kinds.js'
import { findAddressee } from './addressee.js'
import { examplesOf } from './examples/example-index.js'
import { meaningsOf, spokenToIn, type Meaning } from './examples/scene-meanings.js'
import { isGarbled, isNoise } from './garbled.js'
import { familyOfIntent } from '../verbs/intent-families.js'
import { isOathAlone, rudenessOf } from './rude.js'
import { judgeLine, type Judged } from './signals/judge-line.js'
import { understand, type Understanding } from './understand.js'
import { unknownTopics } from './unknown-topics.js'

/** The kinds of free input: those that scenes answer, insults, and what says nothing. */
export type HeardFamily = keyof Fallbacks

/** An answer's key, and words that it answers. */
export type Saying = { key: string; text: string }

export type Hearing = {
  family: HeardFamily
  intents: Intent[]
  entities: string[]
  /** Whom it is said to, by its words. */
  addressed: string | null
  /** A question put to nobody by name and in no quotes. */
  isUndirected: boolean
  negated: boolean
  /** What was meant; null where nothing is sure enough. */
  meant: Meaning | null
  /** How likely the likeliest is, 0…1. */
  score: number
  /** Moves of which one was likely meant: two between which it lies, or one that was half heard. */
  between: readonly CompiledMove[]
  /** Moves that the input may have meant, the likeliest first. */
  readings: CompiledMove[]
  /** What else it may have meant, the likeliest first. */
  sayings: Saying[]
  /** It names nothing in particular: looking around, going somewhere. */
  isGeneral: boolean
  /** The player lets time pass. */
  waits: boolean
}

/** From this chance on it is taken for what it likely is. Choices stand on the screen: they are meant more often. */
const SURE: Readonly<Record<Meaning['kind'], number>> = {
  move: 0.2,
  answer: 0.28,
  asked: 0.35,
  reply: 0.4,
  outside: 0.5,
}
/** What is no choice and less likely than this must be as much likelier than the next. */
const CLEAR = 0.35
const LEAD = 1.5
/** Two moves as near as this to each other are not told apart, from the second chance on. */
const CLOSE = 0.06
const DOUBTFUL = 0.12
/** Another reply comes before a choice only where it is likelier by this. */
const FAR_LIKELIER = 0.25
/** What is less likely than this is not offered as what was meant. */
const LIKELY = 0.05
/** Words are offered that are this share as likely as the likeliest meaning. */
const NEAR_SHARE = 0.4
/** From this chance on it is asked whether a move was meant. */
const ASKED_BACK = 0.1
const LONGEST = 600
/** ㅋㅋㅋㅋㅋㅋㅋㅋ says no more than ㅋㅋㅋㅋ. */
const REPEATED = /(\D)\1{4,}/gu

/** In what is said aloud, what somebody else said: “폭풍길로 가자”래, “나가라”고 했어. */
const REPORTED = /[“"‘'][^”"’']+[”"’']\s?(?=(?:이?라)?(?:고|며)[\s.?!]|래|란다|고$)/gu

type Possible = {
  legal: readonly CompiledMove[]
  /** Who answered last, where they are still there. */
  partner: string | null
  holds: (when: readonly Test[]) => boolean
}

/** Reads free input in a scene: what was meant of all that is possible, or the kind of input it is. */
export function hear(
  theme: CompiledTheme,
  scene: CompiledScene,
  { legal, holds, partner }: Possible,
  input: { kind: string; text: string },
): Hearing {
  const isSaid = input.kind === 'say'
  const written = normaliseText(input.text).replaceAll(REPEATED, '$1$1$1$1').slice(0, LONGEST)
  const text = isSaid ? written.replace(REPORTED, ' ') : written
  const heard = understand(scene, text, isSaid)
  const addressed = findAddressee(scene, text, heard.mentions)
  const spokenTo =
    addressed ??
    personAsked(theme, scene, text) ??
    namedPerson(scene, heard) ??
    partner ??
    spokenToIn(scene)[0] ??
    null
  const judged = judgeLine(theme, scene, { text, isSaid, understood: heard }, (meaning) => {
    if (meaning.kind === 'move') return legal.includes(meaning.move)
    if (meaning.kind === 'answer') return holds(meaning.answer.when)
    if (meaning.kind === 'asked') return meaning.person === spokenTo && holds(meaning.reply.when)
    return meaning.kind !== 'outside' || input.kind !== 'narrate'
  })
  const moves = judged.flatMap(({ meaning, chance }) =>
    meaning.kind === 'move' ? [{ move: meaning.move, chance }] : [],
  )
  const between = betweenOf(moves)
  const meant = between.length > 1 ? null : meantBy(judged)
  const leastNear = Math.max(LIKELY, NEAR_SHARE * (judged[0]?.chance ?? 0))
  const topics = [...unknownTopics(text, heard.mentions), ...heard.strangers, ...heard.others]
  return {
    family: (meant && meant.kind !== 'reply' ? null : asideOf(heard)) ?? familyOf(scene, heard),
    intents: [...heard.weights.keys()],
    entities: [...new Set(heard.mentions.map(({ id }) => id))],
    addressed,
    isUndirected: heard.isAsked && !isSaid && addressed === null,
    negated: heard.negated,
    meant,
    score: judged[0]?.chance ?? 0,
    between,
    readings: moves.filter(({ chance }) => chance >= LIKELY).map(({ move }) => move),
    sayings: judged.filter(({ chance }) => chance >= leastNear).flatMap(sayingOf),
    isGeneral: topics.length === 0,
    waits: heard.negated || heard.main === 'wait' || heard.main === 'rest',
  }
}

function sayingOf({ meaning }: Judged): Saying[] {
  const [example] = meaning.says
  if (example === undefined) return []
  if (meaning.kind === 'asked') return [{ key: meaning.reply.key, text: quoted(example) }]
  if (meaning.kind !== 'answer') return []
  const text = meaning.family === 'talk' ? quoted(example) : example
  return [{ key: meaning.answer.key, text }]
}

/** In quotation marks, unless it tells what is done: 하진에게 묻는다. */
function quoted(example: string): string {
  return example.endsWith('다') ? example : `“${example}”`
}

/** Who is asked just this, and nobody else is. */
function personAsked(theme: CompiledTheme, scene: CompiledScene, text: string): string | null {
  const { meanings, index } = meaningsOf(theme, scene)
  const people = examplesOf(index, text).flatMap((example) => {
    const meaning = meanings[index.examples[example]?.meaning ?? -1]
    return meaning?.kind === 'asked' ? [meaning.person] : []
  })
  const [person = null, ...others] = new Set(people)
  return others.length > 0 ? null : person
}

/** Somebody who is there and is named. */
function namedPerson({ people }: CompiledScene, { mentions }: Understanding): string | null {
  return mentions.find(({ id }) => people.includes(id))?.id ?? null
}

/** Choices come before all other replies: the rest of a line that means one costs nothing. */
export function meantBy(judged: readonly Judged[]): Meaning | null {
  const [first] = judged
  if (first?.meaning.kind === 'outside' && isSure(first)) return first.meaning
  const move = judged.find(({ meaning }) => meaning.kind === 'move')
  const other = judged.find((known) => known.meaning.kind !== 'move' && isSure(known))
  const next = judged.find((known) => known !== other && known.meaning.kind !== 'move')
  const isChoice = move !== undefined && isSure(move)
  if (isChoice && (other?.chance ?? 0) - move.chance < FAR_LIKELIER) return move.meaning
  const isClear = other && (other.chance >= CLEAR || other.chance >= LEAD * (next?.chance ?? 0))
  return isClear ? other.meaning : null
}

function isSure({ meaning, chance }: Judged): boolean {
  return chance >= SURE[meaning.kind]
}

type Likely = { move: CompiledMove; chance: number }

/** The moves of which one was likely meant, where that is not sure; the likeliest comes first. */
export function betweenOf([best, second]: readonly Likely[]): CompiledMove[] {
  if (!best) return []
  if (second && second.chance >= DOUBTFUL && best.chance - second.chance < CLOSE) {
    return [best.move, second.move]
  }
  return best.chance >= ASKED_BACK && best.chance < SURE.move ? [best.move] : []
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
