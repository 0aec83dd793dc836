import { COMMON_NOUNS } from './internal/common-nouns.js'
import { finalSoundOf, isHangulSyllable } from './internal/final-sound.js'
import { groupByFirst } from './internal/group-by-first.js'
import {
  ENDING_RULES,
  SHAPES_AFTER_KNOWN_WORDS,
  SHORT_SHAPES_AFTER_KNOWN_CONSONANTS,
} from './internal/particle-rules.js'

/** `found` stands at `index` (UTF-16) right after `word`, where `expected` belongs. */
export type ParticleError = { index: number; word: string; found: string; expected: string }
export type ParticleCheckOptions = {
  /** Names in the text (a story's cast), so that 하진가 and 엘라이 can be told from other words. */
  words?: readonly string[]
}
type Run = { text: string; index: number }
type Known = { word: string; wrong: { pattern: RegExp; found: string; expected: string }[] }

const HANGUL_RUN = /[가-힣]+/g
const QUOTED_BEFORE = /([가-힣])[’”」』》〉'"]$/
const COMPILED_RULES = ENDING_RULES.map((rule) => ({
  ...rule,
  pattern: new RegExp(`${rule.found}${rule.tail}$`),
}))

function knowWord(word: string): Known[] {
  const sound = finalSoundOf(word)
  if (sound === null || !isHangulSyllable(word.charCodeAt(word.length - 1))) return []
  const isOpen = sound === 'open'
  const pairs = isOpen
    ? SHAPES_AFTER_KNOWN_WORDS
    : [...SHAPES_AFTER_KNOWN_WORDS, ...SHORT_SHAPES_AFTER_KNOWN_CONSONANTS]
  const wrong = pairs.flatMap(({ consonant, vowel, tail }) => {
    const takesVowelShape = isOpen || (consonant === '으로' && sound === 'rieul')
    const [found, expected] = takesVowelShape ? [consonant, vowel] : [vowel, consonant]
    return [{ pattern: new RegExp(`^${found}${tail}$`), found, expected }]
  })
  return [{ word, wrong }]
}

const COMMON = groupByFirst(COMMON_NOUNS.flatMap(knowWord), ({ word }) => word)

function errorAfterKnown({ text, index }: Run, known: readonly Known[]): ParticleError | null {
  for (const { word, wrong } of known) {
    if (text.length <= word.length || !text.startsWith(word)) continue
    const rest = text.slice(word.length)
    const match = wrong.find(({ pattern }) => pattern.test(rest))
    if (match === undefined) continue
    return { index: index + word.length, word, found: match.found, expected: match.expected }
  }
  return null
}

function errorAtEnd({ text, index }: Run): ParticleError | null {
  for (const { pattern, found, expected, isWrong } of COMPILED_RULES) {
    const at = text.search(pattern)
    if (at < 1) continue
    const word = text.slice(0, at)
    if (isWrong(word, word.charAt(at - 1))) return { index: index + at, word, found, expected }
  }
  return null
}

function errorAfterQuote({ text, index }: Run, whole: string): ParticleError | null {
  const last = QUOTED_BEFORE.exec(whole.slice(Math.max(0, index - 2), index))?.[1]
  if (last === undefined) return null
  const [known] = knowWord(last)
  const match = known?.wrong
    .slice(0, SHAPES_AFTER_KNOWN_WORDS.length)
    .find(({ pattern }) => pattern.test(text))
  if (match === undefined) return null
  return { index, word: last, found: match.found, expected: match.expected }
}

/**
 * Wrong shapes of particles in finished prose. It reports only what cannot be read otherwise, so it
 * misses some errors (먹는 and 책는 are alike to a rule) and leaves digits and Latin words alone.
 */
export function findParticleErrors(
  text: string,
  { words = [] }: ParticleCheckOptions = {},
): ParticleError[] {
  const named = groupByFirst(words.flatMap(knowWord), ({ word }) => word)
  const errors: ParticleError[] = []
  for (const match of text.matchAll(HANGUL_RUN)) {
    const run = { text: match[0], index: match.index }
    const first = run.text.charAt(0)
    if (words.includes(run.text)) continue
    const error =
      errorAfterKnown(run, named.get(first) ?? []) ??
      errorAfterKnown(run, COMMON.get(first) ?? []) ??
      errorAtEnd(run) ??
      errorAfterQuote(run, text)
    if (error !== null) errors.push(error)
  }
  return errors
}

/** The text with what `findParticleErrors` reports put right, and nothing else touched. */
export function repairParticles(text: string, options?: ParticleCheckOptions): string {
  return findParticleErrors(text, options).reduceRight(
    (repaired, { index, found, expected }) =>
      repaired.slice(0, index) + expected + repaired.slice(index + found.length),
    text,
  )
}
