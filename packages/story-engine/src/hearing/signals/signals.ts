import type { CompiledScene } from '../../compile/compiled-theme.js'
import type { Intent } from '../../scene-schema.js'
import type { Nearness } from '../examples/example-index.js'
import type { Meaning } from '../examples/scene-meanings.js'
import { isUndone } from '../examples/polarity.js'
import { ideasIn } from '../examples/terms.js'
import { decompose } from '../../verbs/jamo.js'
import { areNeighbours, familyOfIntent } from '../../verbs/intent-families.js'
import { hasOppositeVerb, hasSameVerb, isBreaking, isRefused } from '../move-verbs.js'
import type { Mention } from '../find-mentions.js'
import { rudenessOf } from '../rude.js'
import type { Understanding } from '../understand.js'

/** A clause of what was typed, and what it was held against. */
export type Heard = {
  scene: CompiledScene
  clause: string
  heard: Understanding
  /** The kinds of question words in it. */
  asked: readonly number[]
  /** It denies an act. */
  denied: boolean
  /** Whom it is said to, by its words. */
  addressed: string | null
  /** The thing that its last act is done to, as it is named. */
  object: string | null
  isWhole: boolean
  /** It stands behind the act of another clause. */
  isBackground: boolean
}

export type Held = {
  meaning: Meaning
  near: Nearness
  /** The nearest of the other meanings. */
  rival: number
  rivalCovered: number
  rivalTelling: number
}

export const SIGNALS = {
  /** 1 always: how likely the kind is before anything is known. */
  always: () => 1,
  nearest: (_, { near }) => near.nearest,
  around: (_, { near }) => near.around,
  covered: (_, { near }) => near.covered,
  telling: (_, { near }) => near.telling,
  mostTelling: (_, { near, rivalTelling }) => (near.telling > rivalTelling ? 1 : 0),
  nearestOfAll: (_, { near, rival }) => (near.nearest > rival ? 1 : 0),
  fullestOfAll: (_, { near, rivalCovered }) => (near.covered > rivalCovered ? 1 : 0),
  moreTellingThanOthers: (_, { near, rivalTelling }) => clamp((near.telling - rivalTelling) * 2),
  nearerThanOthers: (_, { near, rival }) => clamp((near.nearest - rival) * 2),
  fullerThanOthers: (_, { near, rivalCovered }) => clamp((near.covered - rivalCovered) * 2),
  sameAct: ({ heard }, { meaning }) => actOf(heard, meaning),
  sameVerb: ({ heard }, { meaning }) =>
    meaning.kind === 'move' && hasSameVerb(meaning.move, heard) ? 1 : 0,
  oppositeVerb: ({ heard }, { meaning }) =>
    meaning.kind === 'move' && hasOppositeVerb(meaning.move, heard) ? 1 : 0,
  named: ({ heard }, { meaning }) => Math.min(2, namesOf(heard.mentions, meaning).length) / 2,
  thingNamed: ({ heard, scene }, { meaning }) =>
    namesOf(heard.mentions, meaning).some((name) => !scene.cast.includes(name)) ? 1 : 0,
  nothingNamed: ({ heard }, { meaning }) =>
    meaning.about.length > 0 && namesOf(heard.mentions, meaning).length === 0 ? 1 : 0,
  othersNamed: ({ heard, scene }, { meaning }) =>
    Math.min(2, foreignNames(heard.mentions, meaning, scene).length) / 2,
  sameQuestion: ({ asked }, { meaning }) => questionAgreement(asked, meaning),
  denied: ({ denied }, { meaning }) => (denied === meaning.isDenied ? 0 : 1),
  breaks: ({ heard }, { meaning }) =>
    meaning.kind === 'move' && (breaks(heard, meaning) || isRefused(meaning.move, heard)) ? 1 : 0,
  leftUndone: ({ heard, asked }, { meaning }) =>
    heard.negated && asked.length === 0 && !meaning.mayBeDenied ? 1 : 0,
  undone: ({ clause }, { meaning }) =>
    isAct(meaning) && !meaning.mayBeUndone && isUndone(clause) ? 1 : 0,
  anothersAct: (line, { meaning }) => (isAct(meaning) ? anothersAct(line, meaning) : 0),
  forbidden: ({ heard, denied }, { meaning }) =>
    denied && heard.hasSpeech && isDone(meaning) && !meaning.mayBeDenied ? 1 : 0,
  supposed: ({ heard }, { meaning }) => (heard.isIdle && !isSpeech(meaning) ? 1 : 0),
  impossible: ({ heard }) => (heard.isImpossible ? 1 : 0),
  saidForDone: ({ heard }, { meaning }) => (heard.hasSpeech && !isSpeech(meaning) ? 1 : 0),
  doneForSaid: ({ heard }, { meaning }) =>
    !heard.hasSpeech && heard.verb !== null && isSpeech(meaning) && !speaks(heard) ? 1 : 0,
  saidToAnother: ({ addressed, scene }, { meaning }) => {
    const people = meaning.about.filter((name) => scene.cast.includes(name))
    if (addressed === null || people.length === 0 || people.includes(addressed)) return 0
    return meaning.sounds.includes(` ${decompose(addressed)}`) ? 0 : 1
  },
  saidToThem: ({ addressed }, { meaning }) =>
    addressed !== null && meaning.about.includes(addressed) ? 1 : 0,
  insulting: ({ clause, heard }, { meaning }) =>
    meaning.kind === 'move' &&
    heard.force !== 'harm' &&
    rudenessOf(clause.toLowerCase()) === 'insult'
      ? 1
      : 0,
  foreignObject: ({ object }, { meaning: { label, says } }) =>
    object !== null && ![label, ...says].some((text) => text.includes(object)) ? 1 : 0,
  foreignAct: ({ heard: { verb } }, { meaning }) =>
    verb !== null && !isActIn(meaning, verb.stem) ? 1 : 0,
  background: ({ isBackground }, { meaning }) => (isBackground && isDone(meaning) ? 1 : 0),
  unknownWords: ({ heard }) => Math.min(3, unknownIn(heard)) / 3,
  mostlyUnknown: ({ clause, heard }) => unknownIn(heard) / Math.max(2, clause.split(/\s+/u).length),
  partOfLine: ({ isWhole }) => (isWhole ? 0 : 1),
  short: ({ clause }) => (clause.replaceAll(/\s/gu, '').length <= 4 ? 1 : 0),
  long: ({ clause }) => (clause.length > 40 ? 1 : 0),
} as const satisfies Record<string, (line: Heard, held: Held) => number>

export type SignalName = keyof typeof SIGNALS

/** Where one of these is heard, a choice is offered at most. */
export const VETOES: readonly SignalName[] = [
  'oppositeVerb',
  'breaks',
  'leftUndone',
  'undone',
  'anothersAct',
  'forbidden',
  'supposed',
  'impossible',
  'saidToAnother',
  'background',
  'insulting',
]

const SUBJECT = /^(?:이|가|은|는|께서)(?![가-힣])/u
const NARRATED = /([가-힣])다[\s.!~]*$/u

/** 1 where a sentence tells, in its present, what another person does, unless examples say it so. */
function anothersAct({ clause, heard, scene }: Heard, { label, says }: Meaning): number {
  const ending = decompose(NARRATED.exec(clause)?.[1] ?? '')
  if (heard.hasSpeech || !ending.endsWith('ㄴ')) return 0
  const [first] = heard.mentions.filter(({ start }) => start < FIRST_WORDS)
  if (!first || !scene.cast.includes(first.id) || !SUBJECT.test(clause.slice(first.end))) return 0
  const subject = clause.slice(first.start, first.end + 1)
  return [label, ...says].some((text) => text.includes(subject)) ? 0 : 1
}

const FIRST_WORDS = 8

/** To break a thing is another act, unless examples do the same to it. */
function breaks(heard: Understanding, meaning: Extract<Meaning, { kind: 'move' }>): boolean {
  const isSame = heard.verb !== null && meaning.sounds.includes(` ${heard.verb.stem}`)
  return isBreaking(meaning.move, heard) && !isSame
}

/** Whether examples have the verb, or one of the same idea. The stem is given by its sounds. */
function isActIn({ sounds, ideas }: Meaning, stem: string): boolean {
  if (sounds.includes(` ${stem}`)) return true
  for (const idea of ideasIn(stem)) if (ideas.has(idea)) return true
  return false
}

/** Words of which neither scene nor language lists know anything. */
function unknownIn({ strangers, others }: Understanding): number {
  return new Set([...strangers, ...others]).size
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value))
}

/** 1 for the act itself, less for one beside it or for its family alone, −0.5 for another. */
function actOf({ main, weights }: Understanding, meaning: Meaning): number {
  if (main === null) return 0
  if (meaning.kind === 'answer') return familyOfIntent(main) === meaning.family ? 0.5 : -0.5
  const { intents } = meaning
  if (intents.length === 0) return 0
  const place = intents.indexOf(main)
  if (place >= 0) return place === 0 ? 1 : 0.7
  if (intents.some((intent) => (weights.get(intent) ?? 0) >= 0.9)) return 0.5
  return intents.some((intent) => areNeighbours(intent, main)) ? 0.2 : -0.5
}

function namesOf(mentions: readonly Mention[], { about }: Meaning): string[] {
  return [...new Set(mentions.map(({ id }) => id))].filter((id) => about.includes(id))
}

/** Things named that it is not about; people only where it is about other people. */
function foreignNames(
  mentions: readonly Mention[],
  { about }: Meaning,
  { cast }: CompiledScene,
): string[] {
  const isAboutPeople = about.some((name) => cast.includes(name))
  const own = mentions.filter(({ id }) => about.includes(id))
  const foreign = mentions.filter(
    ({ id, start, end }) =>
      !about.includes(id) &&
      (isAboutPeople || !cast.includes(id)) &&
      !own.some((mine) => mine.start < end && start < mine.end),
  )
  return [...new Set(foreign.map(({ id }) => id))]
}

/** 1 where an example asks the same, −1 where all ask for something else. */
function questionAgreement(asked: readonly number[], { asks }: Meaning): number {
  if (asked.length === 0) return 0
  if (asks.length === 0) return -0.5
  return asked.some((word) => asks.includes(word)) ? 1 : -1
}

const SPEECH: readonly Intent[] = [
  'talk',
  'ask',
  'persuade',
  'lie',
  'apologise',
  'joke',
  'romance',
  'threaten',
  'refuse',
]

function speaks({ main }: Understanding): boolean {
  return main !== null && SPEECH.includes(main)
}

/** A choice, or what the scene tells of something done. */
export function isAct(meaning: Meaning): boolean {
  return meaning.kind === 'move' || (meaning.kind === 'answer' && !isSpeech(meaning))
}

function isDone(meaning: Meaning): boolean {
  return isAct(meaning) && !isSpeech(meaning)
}

function isSpeech(meaning: Meaning): boolean {
  if (meaning.kind === 'answer') return meaning.family === 'talk'
  if (meaning.kind === 'reply')
    return !['touch', 'look', 'silence', 'laughter'].includes(meaning.reply)
  return meaning.kind !== 'move' || meaning.intents.some((intent) => SPEECH.includes(intent))
}
