import { DRUG_USE, GORE, HOW_TO, IN_DETAIL } from './harm-rules.js'
import { markedWords, plainWords } from './plain-words.js'
import { EXPLICIT_SEX, MINOR, SEXUAL_FOR_MINORS } from './sexual-rules.js'

export type SafetyRating = 'all' | '12' | '15'

/** A text as it was written, and with what was put between syllables taken out. */
export type Readings = readonly [marked: string, plain: string]

export function readingsOf(text: string): Readings {
  return [markedWords(text), plainWords(text)]
}

export function isAboutMinors(words: Readings): boolean {
  return has(words, MINOR) && (has(words, EXPLICIT_SEX) || has(words, SEXUAL_FOR_MINORS))
}

/** Explicit sex and ways to do harm fit no rating; one gory thing fits 15, unless it is dwelt on. */
export function isOverRating(words: Readings, rating: SafetyRating): boolean {
  if (has(words, EXPLICIT_SEX) || HOW_TO.some((rule) => has(words, rule))) return true
  if (rating === 'all' && has(words, DRUG_USE)) return true
  const gore = GORE.filter((rule) => has(words, rule)).length
  const isGraphic = gore > 1 || (gore > 0 && has(words, IN_DETAIL))
  return rating === '15' ? isGraphic : gore > 0
}

function has(words: Readings, rule: RegExp): boolean {
  return words.some((text) => rule.test(text))
}
