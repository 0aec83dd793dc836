import { compileTriggers } from './triggers.js'

const SHORTEST_STEM = 2

/** Every beginning of a word, of two syllables or more, that is the word without a chain of particles; the shortest first. */
export function stemsOf(word: string): string[] {
  if (!/^[가-힣]{3,20}$/.test(word)) return []
  const beginnings = Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 1))
  return beginnings.filter(
    (stem) =>
      stem.length >= SHORTEST_STEM &&
      compileTriggers([{ id: stem, keys: [stem] }])
        .find(word)
        .some(({ start }) => start === 0),
  )
}
