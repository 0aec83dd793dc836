import type { CompiledScene } from '../compile/compiled-theme.js'
import type { Intent } from '../theme-schema.js'
import { findMentions, mentionEnds, type Mention } from './find-mentions.js'
import { findMistypedVerbs } from './find-mistyped-verbs.js'
import { findVerbs, type VerbHit } from './find-verbs.js'
import { WHOLE_WORDS, type Force } from './lexicon.js'
import { soundOut } from './sounded-text.js'
import { forceOf } from './stem-index.js'
import { isQuestion, speechActs } from './speech-acts.js'
import { splitSpeech } from './split-speech.js'

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
  hasSpeech: boolean
}

export function understand(scene: CompiledScene, text: string, isSaid: boolean): Understanding {
  const { speech, action } = splitSpeech(text, isSaid)
  const heardMentions = findMentions(scene, text)
  const sounded = soundOut(action)
  const actionMentions = findMentions(scene, action)
  const hits = findVerbs(sounded, mentionEnds(actionMentions, sounded))
  const mentions = heardMentions.filter(
    ({ particle, end }) => particle !== '~' || startsVerb(text, end, action, hits, sounded.offsets),
  )
  const weights = new Map<Intent, number>()
  const add = (intents: readonly Intent[], weight: number) => {
    for (const intent of intents) weights.set(intent, Math.max(weights.get(intent) ?? 0, weight))
  }
  const asked = action !== '' && isSpokenQuestion(action, hits)
  const spoken = speech !== '' ? speechActs(speech) : asked ? speechActs(`${action}?`) : []
  add(spoken, 0.95)
  const meant = asked ? [] : weighVerbs(hits)
  for (const { intents, weight } of meant) add(intents, weight)
  if (weights.size === 0) add(wholeWords(text), 0.9)
  const negated = weights.size === 0 && hits.some((hit) => hit.negated)
  if (weights.size === 0 && !negated) add(findMistypedVerbs(sounded.sounds), 0.9)
  if (weights.size === 0 && !negated) add(bareName(scene, action, mentions), 0.9)
  if (negated) add(['refuse'], 0.9)
  const main = meant.at(-1)?.intents[0] ?? spoken[0] ?? [...weights.keys()][0] ?? null
  const done = asked ? undefined : hits.findLast((hit) => !hit.negated)
  const force = done ? forceOf(done.stem) : null
  return { weights, main, force, mentions, text, negated, hasSpeech: speech !== '' || asked }
}

function startsVerb(
  text: string,
  end: number,
  action: string,
  hits: readonly VerbHit[],
  offsets: readonly number[],
): boolean {
  const shift = text.indexOf(action)
  return hits.some(({ start }) => (offsets[start] ?? -1) + shift === end)
}

/** In a narrated act, an unquoted question is said rather than done: 너 누구야? */
function isSpokenQuestion(action: string, hits: readonly VerbHit[]): boolean {
  if (!isQuestion(action)) return false
  const last = hits.at(-1)
  const narrated = /(?:[는ㄴ]다|[다자]|게|래)[.!~…\s]*$/u.test(action)
  return !narrated || last === undefined || /[?？]\s*$/u.test(action)
}

type Meant = { intents: Intent[]; weight: number }

function weighVerbs(hits: readonly VerbHit[]): Meant[] {
  const positive = hits.filter(({ negated }) => !negated)
  const last = positive.findLast(({ clause }) => clause === 'plain')
  return positive.flatMap((hit): Meant[] => {
    if (hit.clause === 'proposed') return [{ intents: ['persuade'], weight: 0.95 }]
    if (hit.clause === 'asked') return [{ intents: ['ask'], weight: 0.95 }]
    if (hit.clause === 'said') return [{ intents: ['talk'], weight: 0.8 }, ...saidActs(hit)]
    if (hit.clause === 'embedded' && last) return []
    if (hit.clause === 'describing' && last) return []
    return [{ intents: hit.intents, weight: hit === last ? 1 : 0.85 }]
  })
}

const SAYABLE: readonly Intent[] = ['romance', 'apologise', 'refuse', 'joke']

/** 사랑한다고 말한다 is love, 올라간다고 말한다 is only talk. */
function saidActs({ intents }: VerbHit): Meant[] {
  const acts = intents.filter((intent) => SAYABLE.includes(intent))
  return acts.length > 0 ? [{ intents: acts, weight: 0.9 }] : []
}

function wholeWords(text: string): Intent[] {
  const words = text.replaceAll(/([ㄱ-ㅎ])\1{2,}/gu, '$1$1').split(/[\s.,!?~^]+/u)
  return words.flatMap((word) =>
    Object.hasOwn(WHOLE_WORDS, word) ? (WHOLE_WORDS[word] ?? []) : [],
  )
}

const LONGEST_BARE = 14

/** One thing named alone is looked at; a person named alone is spoken to. */
function bareName(scene: CompiledScene, text: string, mentions: readonly Mention[]): Intent[] {
  if (text.length > LONGEST_BARE || new Set(mentions.map(({ id }) => id)).size !== 1) return []
  return mentions.some(({ id }) => scene.cast.includes(id)) ? ['talk'] : ['look']
}
