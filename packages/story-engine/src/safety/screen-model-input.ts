import { hasPersonalData } from '@doran/korean'
import { cleanPlayerText } from './clean-player-text.js'
import { isAboutMinors, isOverRating, readingsOf, type SafetyRating } from './readings.js'
import { claimsRealPerson } from './real-person.js'

export type InputVerdict = 'ok' | 'person' | 'rating' | 'minors'

const WITHHELD = '(가려진 말)'

/**
 * What stands against sending a player's words to a model: sexual content with minors, content the rating
 * does not allow, or a living private person. It reads words and misses what is only meant.
 */
export function screenModelInput(text: string, rating: SafetyRating): { verdict: InputVerdict } {
  return { verdict: verdictOf(text, rating) }
}

/**
 * A player's words as they may stand in a prompt, their formatting marks aside. An authored turn may have been
 * answered with words that no model is sent; of those only the place is kept.
 */
export function wordsForModel(text: string, rating: SafetyRating): string {
  const words = cleanPlayerText(text)
  return verdictOf(words, rating) === 'ok' ? words : WITHHELD
}

function verdictOf(text: string, rating: SafetyRating): InputVerdict {
  const words = readingsOf(text)
  if (isAboutMinors(words)) return 'minors'
  if (isOverRating(words, rating)) return 'rating'
  return hasPersonalData(words[0]) || claimsRealPerson(words[0]) ? 'person' : 'ok'
}
