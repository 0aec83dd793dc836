import { deriveSeed, pick, seededRandom } from './random.js'

export type Sentences = readonly [string, ...string[]]

/** One of the sentences, always the same for the same facts. */
export function chooseSentence(sentences: Sentences, ...facts: readonly string[]): string {
  const units = facts
    .join(' ')
    .split('')
    .map((character) => character.charCodeAt(0))
  return pick(seededRandom(deriveSeed(0, ...units)), sentences)
}
