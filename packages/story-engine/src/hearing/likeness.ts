import { lettersOf } from './typed-label.js'

/** Dice's coefficient over pairs of syllables, spaces and punctuation aside: 0…1. */
export function likenessOf(one: string, other: string): number {
  const left = pairsOf(one)
  const right = pairsOf(other)
  if (left.size === 0 || right.size === 0) return 0
  let shared = 0
  for (const pair of left) if (right.has(pair)) shared += 1
  return (2 * shared) / (left.size + right.size)
}

function pairsOf(text: string): Set<string> {
  const letters = Array.from(lettersOf(text))
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))
}
