import type { CompiledScene } from '../compile/compiled-theme.js'
import type { Intent } from '../scene-schema.js'
import { withPlainManner } from './examples/polarity.js'
import { findMentions, mentionEnds, type Mention } from './find-mentions.js'
import { findMistypedVerbs } from './find-mistyped-verbs.js'
import { findVerbs, type VerbHit } from '../verbs/find-verbs.js'
import { WHOLE_WORDS, type Force } from '../verbs/lexicon.js'
import { isLeftUndone, lastTold } from './last-act.js'
import { mannerOf, type Manner } from './manner.js'
import { isJoined, isPartOfName, isPassedOver } from './mention-places.js'
import { mimeticActs } from './mimetic.js'
import { rudenessOf } from './rude.js'
import { isImpossible } from './impossible.js'
import { soundOut } from '../verbs/sounded-text.js'
import { isAccusation, isDenial, isPolite, isReaction, looksForThings } from './speech-kinds.js'
import { forceOf } from '../verbs/stem-index.js'
import { speechActs } from './speech-acts.js'
import { verbMentions } from './verb-words.js'
import { weighVerbs } from './weigh-verbs.js'
import { splitSpeech, type SpokenAndDone } from './split-speech.js'
import { otherWords, strangersBefore } from './unknown-topics.js'

export type Understanding = {
  /** How much each intent is meant, 0…1. */
  weights: ReadonlyMap<Intent, number>
  /** The act that the input comes down to: usually the last verb. */
  main: Intent | null
  /** What the last verb done is, beyond its intent. */
  force: Force | null
  mentions: readonly Mention[]
  text: string
  negated: boolean
  /** Something is said aloud, in quotes or not. */
  hasSpeech: boolean
  /** An unquoted question in a narrated act: said by whoever typed it. */
  isAsked: boolean
  /** What was not to be done. */
  refused: readonly VerbHit[]
  /** The verb that it comes down to; null where it is said rather than done. */
  verb: VerbHit | null
  /** Words before a verb that the scene knows nothing of. */
  strangers: readonly string[]
  /** What it is about besides, apart from words of how and when. */
  others: readonly string[]
  /** Only thought of or denied: no move is done for it. */
  isIdle: boolean
  /** Wants what cannot be. */
  isImpossible: boolean
  /** Said in a polite form, or with thanks or a greeting before it: somebody hears it. */
  isPolite: boolean
}

export function understand(scene: CompiledScene, typed: string, isSaid: boolean): Understanding {
  const text = withPlainManner(typed)
  const { speech, action } = isSaid ? splitSpeech(text, true) : apart(scene, text)
  const sounded = soundOut(action)
  const around = findMentions(scene, action)
  const verbs = findVerbs(sounded, mentionEnds(around, sounded)).filter(
    (hit) => !isPartOfName(hit, around, sounded),
  )
  const named = [
    ...findMentions(scene, text),
    ...verbMentions(scene, sounded, verbs, text.indexOf(action)),
  ]
  const mentions = named.filter(
    (mention) =>
      !isPassedOver(mention, text) &&
      (mention.particle !== '~' || isJoined(mention, text, action, verbs, sounded.offsets)),
  )
  const isTo = isPlea(action) || isTold(scene, action, mentions)
  const whole = isTo ? 'said' : mannerOf(action, verbs.length > 0)
  const told = whole === 'said' || whole === 'asked' ? lastTold(verbs, sounded.sounds) : -1
  const manner = told >= 0 && !isTo ? 'act' : whole
  const hits = manner === whole ? verbs : verbs.slice(0, told + 1)
  const isAsked = manner === 'asked' || manner === 'supposed'
  const isSpoken = isAsked || manner === 'said'
  const weights = new Map<Intent, number>()
  const add = (intents: readonly Intent[], weight: number) => {
    for (const intent of intents) weights.set(intent, Math.max(weights.get(intent) ?? 0, weight))
  }
  const spoken = speech !== '' ? speechActs(speech) : isSpoken ? spokenActs(action, manner) : []
  add(spoken, 0.95)
  const seen = speech === '' && isAsked && looksForThings(action) ? lookedFor(scene, mentions) : []
  add(seen, 0.9)
  const isUndone = !isSpoken && isLeftUndone(action, hits)
  const meant = isSpoken || isUndone ? [] : weighVerbs(hits)
  for (const { intents, weight } of meant) add(intents, weight)
  // Leave is asked of somebody, and taken.
  if (manner === 'leave') add(['ask', 'persuade'], 0.9)
  if (TOGETHER.test(action)) add(['persuade', 'talk'], 1)
  // Who asks for a thing would take it.
  if (GIVE_ME.test(text) && mentions.length > 0) add(['take', 'ask', 'persuade'], 0.9)
  if (isAccusation(text)) add(['talk', 'ask', 'threaten'], 0.95)
  if (weights.size === 0) add(wholeWords(text), 0.9)
  if (weights.size === 0) add(mimeticActs(action), 0.9)
  const negated = isUndone || (weights.size === 0 && hits.some((hit) => hit.negated))
  if (weights.size === 0 && !negated && isReaction(text)) add(speechActs(text), 0.7)
  if (weights.size === 0 && mentions.some(({ end }) => DONE_WITH.test(text.slice(end)))) {
    add(['use'], 0.85)
  }
  const isInsult = rudenessOf(text.toLowerCase()) === 'insult'
  if (weights.size === 0 && !negated && !isInsult) {
    add(findMistypedVerbs(sounded.sounds), MISTYPED)
  }
  const bare = weights.size === 0 && !negated ? bareName(scene, action, mentions) : null
  if (bare) add([bare], bare === 'talk' ? CALLED_OUT : 0.9)
  const refused = hits.filter((hit) => hit.negated)
  if (negated) add(['refuse'], 0.9)
  const main = meant.at(-1)?.intents[0] ?? seen[0] ?? spoken[0] ?? [...weights.keys()][0] ?? null
  const done = isSpoken ? undefined : hits.findLast((hit) => !hit.negated)
  const strangers = strangersBefore(action, mentions, hits, sounded.offsets, text.indexOf(action))
  const others = otherWords(
    text,
    mentions,
    hits.map(({ start, end }) => ({
      from: sounded.offsets[start] ?? 0,
      to: sounded.offsets[end - 1] ?? 0,
    })),
    text.indexOf(action),
  )
  const force = done ? forceOf(done.stem) : null
  const isIdle = manner === 'supposed' || (isDenial(text) && namesPerson(scene, mentions))
  const hasSpeech = speech !== '' || (isSpoken && seen.length === 0)
  return {
    weights,
    main,
    force,
    mentions,
    text,
    negated,
    refused,
    verb: done ?? null,
    strangers,
    others,
    hasSpeech,
    isAsked,
    isIdle,
    isImpossible: isImpossible(scene, text),
    isPolite: isPolite(text),
  }
}

/** A slip of the finger is forgiven where the rest is clear. */
const MISTYPED = 0.75
/** 복사하기: what is done with a thing is told by its name alone. */
const DONE_WITH =
  /^(?:을|를)?\s?(?:하기|하자|한다|하고|할래|할게|할까|해\s?보|해\s?본|해\s?봐|했다|함(?:\s|$)|해(?:\s|$))/u

const TOGETHER =
  /(?:같이|함께|우리)\s?.*(?:자|자고|자요|갈래|할래|볼래|[갈할볼]까|가요|해요|읍시다|시다)(?:\s?(?:한다|해|함|하기|말한다|했다))?[.!?~…\s]*$/u
const GIVE_ME =
  /(?<![아어여해워와려겨켜쳐펴내래퍼러봐]\s?)(?:주세요|주십시오|줘요?|줄래요?|주실래요|주라)[.!~…\s]*$/u
const DO_NOT =
  /지\s?(?:마|마라|마요|마세요|말아요?|말아\s?줘|말아\s?주세요|마시오|마십시오)(?:\s?제발)?[.!~…ㅠㅜ\s]*$/u

/** 가지 마, 정자 짓지 마: what is not to be done by another; of oneself one says 않는다 and 말자. */
function isPlea(action: string): boolean {
  return DO_NOT.test(action)
}

const DO_IT =
  /(?:가|와|해|먹어|마셔|일어나|앉아|누워|그만해?|말해|대답해|조심해|기다려|믿어|힘내|웃어|도망쳐|피해|들어|비켜)\s?(?:봐|보세요)?(?:요|라)?[.!~…\s]*$/u

/** 아빠 병원 가 봐: told to somebody who is named first and without a particle. */
function isTold({ cast }: CompiledScene, action: string, mentions: readonly Mention[]): boolean {
  const isCalled = mentions.some(
    ({ id, start, particle }) => start === 0 && particle === '' && cast.includes(id),
  )
  return isCalled && DO_IT.test(action)
}

/** What stands in quotes is said, unless it is the name of something there. */
function apart(scene: CompiledScene, text: string): SpokenAndDone {
  const { speech, action } = splitSpeech(text, false)
  const isName = scene.entityForms.some(({ form }) => form === speech)
  return isName ? { speech: '', action: text } : { speech, action }
}

function spokenActs(action: string, manner: Manner): Intent[] {
  return manner === 'said' ? speechActs(action) : speechActs(`${action}?`)
}

/** 창문에 뭐 있어? is a way of looking, unless somebody is asked by name. */
function lookedFor(scene: CompiledScene, mentions: readonly Mention[]): Intent[] {
  return mentions.length > 0 && !namesPerson(scene, mentions) ? ['look'] : []
}

function namesPerson({ cast }: CompiledScene, mentions: readonly Mention[]): boolean {
  return mentions.some(({ id }) => cast.includes(id))
}

const DOES_NOTHING = /아무\s?(?:것|짓|행동|일)(?:도)?\s?(?:안|하지)/u

function wholeWords(text: string): Intent[] {
  if (DOES_NOTHING.test(text)) return ['wait']
  const words = text.replaceAll(/([ㄱ-ㅎ])\1{2,}/gu, '$1$1').split(/[\s.,!?~^]+/u)
  return words.flatMap((word) =>
    Object.hasOwn(WHOLE_WORDS, word) ? (WHOLE_WORDS[word] ?? []) : [],
  )
}

const LONGEST_BARE = 14
/** To call a person is hardly to do anything yet. */
const CALLED_OUT = 0.35

const WHERE_TO = /^(?:으로|로)$/u

/** One thing named alone is looked at, or gone to; a person named alone is spoken to. */
function bareName(
  scene: CompiledScene,
  text: string,
  mentions: readonly Mention[],
): 'talk' | 'look' | 'move' | null {
  const places = new Set(mentions.map(({ start }) => start))
  const isOne = mentions.some(
    ({ id }) =>
      new Set(mentions.filter((named) => named.id === id).map(({ start }) => start)).size ===
      places.size,
  )
  if (text.length > LONGEST_BARE || !isOne) return null
  if (mentions.some(({ particle }) => WHERE_TO.test(particle))) return 'move'
  return namesPerson(scene, mentions) ? 'talk' : 'look'
}
