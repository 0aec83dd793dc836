import { hasPersonalData } from '@doran/korean'
import { isAboutMinors, isOverRating, readingsOf, type SafetyRating } from './readings.js'

/** Whether a sentence a model told must not stand. A person of the story may be called real. */
export function isUnsafeSentence(sentence: string, rating: SafetyRating): boolean {
  const words = readingsOf(sentence)
  return isAboutMinors(words) || isOverRating(words, rating) || hasPersonalData(words[0])
}
