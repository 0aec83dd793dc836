import { BURDENS } from './burden-rules.js'
import { FEELS, STOPPING, THEMES, WORKADAY } from './cue-rules.js'
import { DYING } from './dying-rules.js'
import { EXPLICIT, PLACES } from './explicit-rules.js'
import { FAREWELLS } from './farewell-rules.js'
import { HINTS } from './hint-rules.js'
import { LIVING_TOO_HARD } from './living-rules.js'
import { HERE, MEANS } from './means-rules.js'
import { soundedSentences } from './plain-sounds.js'
import { hasSelf, stepsOut } from './real-life.js'
import { SELF_HARM } from './self-harm-rules.js'
import {
  beginsWithAnother,
  isAboutAnother,
  isAboutPerson,
  isAsked,
  isBare,
  isCurse,
  isFigure,
  isInScene,
  isNarrated,
  isOfTheGame,
  isReported,
  isRetold,
  ownWords,
  speaksForSelf,
} from './story-guards.js'
import { HARMS, PLANS, WEARINESS, WISHES } from './wish-rules.js'

export type Screening = { verdict: 'ok' } | { verdict: 'care' }

const PLAIN = [...WISHES, ...HARMS, ...WEARINESS]
const FEELINGS = [...DYING, ...LIVING_TOO_HARD, ...BURDENS, ...SELF_HARM]
const DEEDS = [...MEANS, ...FAREWELLS, ...PLACES]
const HINTS_NEEDED = 2
const CUES_NEEDED = 2
const CUES_OF_A_WORKDAY = 3
/** Sounds of about two sentences: further apart, words do not explain each other. */
const STRETCH = 240
const STRETCHES = 2
/** A rule that no guard lets through at so many places is not looked for at more. */
const PLACES_LOOKED_AT = 8

/**
 * `care` when a person seems to speak of dying or self-harm in their own voice: the story then stops
 * for a card with help lines. Fiction about others and figures of speech are `ok`. It reads words,
 * not people: it misses what is only hinted at, and no verdict may punish anybody.
 */
export function screenInput(text: string): Screening {
  const said = soundedSentences(ownWords(text))
  const isOut = stepsOut(said)
  const isMarked = isOut || hasSelf(said)
  const isOwn = isMarked || said.every(isBare)
  const isAnothers = isMarked ? isAboutPerson : isAboutAnother
  const sentences = said.filter(
    (sentence) => !isNarrated(sentence) && !isCurse(sentence) && (isOut || !isOfTheGame(sentence)),
  )
  const offScene = sentences.filter((sentence) => isOut || !isInScene(sentence))
  const unstaged = offScene.filter((sentence) => isOut || !isAsked(sentence))
  const isCare =
    isHeard(sentences, PLAIN) ||
    isHeard(unstaged, PLANS) ||
    (isOwn && isHeard(sentences, EXPLICIT, isAnothers)) ||
    (isOwn && isHeard(withWhole(offScene), FEELINGS, isAnothers)) ||
    (isOwn && isHeard(withWhole(unstaged), DEEDS, isAnothers)) ||
    (!said.some(isInScene) && isHeard(unstaged, HERE)) ||
    HINTS.filter((hint) => isHeard(unstaged, [hint])).length >= HINTS_NEEDED ||
    (isOwn && isDespair(unstaged))
  return { verdict: isCare ? 'care' : 'ok' }
}

/** Talk of dying, living, leaving or a means with a feeling beside it: no one word says it, two do. */
function isDespair(sentences: readonly string[]): boolean {
  const own = sentences.filter((sentence) => !beginsWithAnother(sentence) && !isRetold(sentence))
  const whole = own.join(' ')
  const stretches = whole.length > STRETCH ? own : [whole]
  return stretches.some((stretch) => {
    const themes = count(THEMES, [stretch])
    if (themes >= CUES_OF_A_WORKDAY) return true
    const feelings = count(FEELS, [stretch])
    if (themes + feelings < CUES_NEEDED) return false
    if (count(WORKADAY, [stretch]) > 0) return themes > 0 && themes + feelings >= CUES_OF_A_WORKDAY
    return themes > 0 || count(STOPPING, [stretch]) > 0
  })
}

/** Of the rules, how many are met where nobody else is spoken of. */
function count(rules: readonly RegExp[], sentences: readonly string[]): number {
  return rules.filter((rule) => isHeard(sentences, [rule], isAboutPerson)).length
}

/** The sentences, and all of them as one unless they are many: a farewell often takes two. */
function withWhole(sentences: readonly string[]): readonly string[] {
  const whole = sentences.join(' ')
  const isShort = sentences.length > 1 && whole.length <= STRETCHES * STRETCH
  return isShort ? [...sentences, whole] : sentences
}

type SubjectGuard = (before: string) => boolean

function isHeard(
  sentences: readonly string[],
  rules: readonly RegExp[],
  isAnothers: SubjectGuard = isAboutAnother,
): boolean {
  const lines = sentences.join('\n')
  return rules.some(
    (rule) =>
      lines.search(rule) >= 0 && sentences.some((sentence) => isMeant(rule, sentence, isAnothers)),
  )
}

function isMeant(rule: RegExp, sentence: string, isAnothers: SubjectGuard): boolean {
  let looked = 0
  for (const match of sentence.matchAll(rule)) {
    if (looked++ === PLACES_LOOKED_AT) return false
    const before = sentence.slice(Math.max(0, match.index - STRETCH), match.index)
    const after = sentence.slice(match.index + match[0].length)
    if (isAnothers(before) || isFigure(before)) continue
    if (speaksForSelf(before + match[0]) || !isReported(after)) return true
  }
  return false
}
