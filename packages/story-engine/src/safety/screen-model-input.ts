import { hasPersonalData } from './personal-data.js'
import { isAboutMinors, isOverRating, readingsOf, type SafetyRating } from './readings.js'
import { claimsRealPerson } from './real-person.js'

export type InputVerdict = 'ok' | 'person' | 'rating' | 'minors'

/**
 * What stands against sending a player's words to a model: sexual content with minors, content the rating
 * does not allow, or a living private person. It reads words and misses what is only meant.
 */
export function screenModelInput(text: string, rating: SafetyRating): { verdict: InputVerdict } {
  return { verdict: verdictOf(text, rating) }
}

function verdictOf(text: string, rating: SafetyRating): InputVerdict {
  const words = readingsOf(text)
  if (isAboutMinors(words)) return 'minors'
  if (isOverRating(words, rating)) return 'rating'
  return hasPersonalData(words[0]) || claimsRealPerson(words[0]) ? 'person' : 'ok'
}
