import { EXPLICIT, PLACES } from './explicit-rules.js'
import { HINTS } from './hint-rules.js'
import { soundedSentences } from './plain-sounds.js'
import { hasSelf, stepsOut } from './real-life.js'
import { ROUNDABOUT } from './roundabout-rules.js'
import {
  isAboutAnother,
  isAboutPerson,
  isBare,
  isFigure,
  isNarrated,
  isOfTheGame,
  isReported,
  isStaged,
  ownWords,
  speaksForSelf,
} from './story-guards.js'
import { HARMS, PLANS, WEARINESS, WISHES } from './wish-rules.js'

export type Screening = { verdict: 'ok' } | { verdict: 'care' }

const PLAIN = [...WISHES, ...HARMS, ...WEARINESS]
const HINTS_NEEDED = 2

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
    (sentence) => !isNarrated(sentence) && (isOut || !isOfTheGame(sentence)),
  )
  const unstaged = sentences.filter((sentence) => isOut || !isStaged(sentence))
  const isCare =
    heardIn(sentences, PLAIN) > 0 ||
    heardIn(unstaged, PLANS) > 0 ||
    (isOwn && heardIn([...unstaged, unstaged.join(' ')], ROUNDABOUT, isAnothers) > 0) ||
    (isOwn && heardIn(sentences, EXPLICIT, isAnothers) > 0) ||
    (isOwn && heardIn([...unstaged, unstaged.join(' ')], PLACES, isAnothers) > 0) ||
    heardIn(unstaged, HINTS) >= HINTS_NEEDED
  return { verdict: isCare ? 'care' : 'ok' }
}

type SubjectGuard = (before: string) => boolean

function heardIn(
  sentences: readonly string[],
  rules: readonly RegExp[],
  isAnothers: SubjectGuard = isAboutAnother,
): number {
  return rules.filter((rule) => sentences.some((sentence) => isMeant(rule, sentence, isAnothers)))
    .length
}

function isMeant(rule: RegExp, sentence: string, isAnothers: SubjectGuard): boolean {
  return [...sentence.matchAll(rule)].some((match) => {
    const before = sentence.slice(0, match.index)
    const after = sentence.slice(match.index + match[0].length)
    if (isAnothers(before) || isFigure(before)) return false
    return speaksForSelf(before + match[0]) || !isReported(after)
  })
}
